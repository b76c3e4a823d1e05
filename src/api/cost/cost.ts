import { costCalls } from '#contract/cost.ts';
import { exportCosts } from '#services/cost/export-costs.ts';
import { getCosts } from '#services/cost/get-costs.ts';
import { setBudget } from '#services/cost/set-budget.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';
import type { LanguageOf } from '../language.ts';

/** What a company spends, for whoever looks after its money. */
export const implementCosts = (deps: Deps, languageOf: LanguageOf) =>
  implement(costCalls, {
    'GET /api/costs': ({ actor, query }) => getCosts(deps, actor, query),
    'GET /api/costs.csv': async ({ c, actor, query }) => {
      const { findText } = languageOf(c.req.raw);
      const wish = { query, say: (key: string) => findText(key) ?? key };
      return respondCsv(c, 'costs', await exportCosts(deps, actor, wish));
    },
    'PUT /api/costs/budgets/{costCentre}': ({ actor, params, body }) =>
      setBudget(deps, actor, { costCentre: params.costCentre, input: body }),
  });
