import { costCalls } from '#contract/cost.ts';
import { exportCosts } from '#services/cost/export-costs.ts';
import { getCosts } from '#services/cost/get-costs.ts';
import { setBudget } from '#services/cost/set-budget.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';

/** What a company spends, for whoever looks after its money. */
export const implementCosts = (deps: Deps) =>
  implement(costCalls, {
    'GET /api/costs': ({ actor, query }) => getCosts(deps, actor, query),
    'GET /api/costs.csv': ({ c, actor, query }) =>
      respondCsv(c, 'costs', (reader) => exportCosts(deps, actor, query, reader)),
    'PUT /api/costs/budgets/{costCentre}': ({ actor, params, body, version }) =>
      setBudget(deps, actor, { costCentre: params.costCentre, version, input: body }),
  });
