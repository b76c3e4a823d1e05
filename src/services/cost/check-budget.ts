import { listBudgetsOf } from '#db/cost/budget.queries.ts';
import { costCells, sumCells } from '#domain/cost/cost-report.ts';
import { type ServiceCost, splitByMonth } from '#domain/cost/split-by-month.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import type { Reads } from '../deps.ts';
import { loadCosts } from './load-costs.ts';

export type PassedBudget = {
  readonly costCentre: string;
  readonly year: number;
  /** For whoever may see what the company spends. */
  readonly figures: { readonly budgetCents: number; readonly afterCents: number } | null;
};

type Wish = { readonly costCentre: string | null; readonly costs: readonly ServiceCost[] };

/** The budgets that an order would pass, year by year. It warns: whoever may order may order all the same. */
export async function checkBudget(
  { db }: Pick<Reads, 'db'>,
  actor: Actor,
  { costCentre, costs }: Wish,
): Promise<readonly PassedBudget[]> {
  if (actor.kind !== 'member' || costCentre === null) return [];
  const { businessUnitId } = actor;
  const added = Map.groupBy(costs.flatMap(splitByMonth), ({ month }) => Number(month.slice(0, 4)));
  if (added.size === 0) return [];
  const budgets = await listBudgetsOf(db, { businessUnitId, costCentre, years: [...added.keys()] });
  const [first, last] = [budgets[0], budgets.at(-1)];
  if (first === undefined || last === undefined) return [];
  const sources = await loadCosts(db, { businessUnitId, from: `${first.year}-01-01`, to: `${last.year}-12-31` });
  return budgets.flatMap(({ year, cents: budgetCents }) => {
    const { billedCents, committedCents } = sumCells(costCells(sources, { year, costCentre }));
    const more = added.get(year)?.reduce((sum, { cents }) => sum + cents, 0) ?? 0;
    const afterCents = billedCents + committedCents + more;
    if (afterCents <= budgetCents) return [];
    return [{ costCentre, year, figures: hasRight(actor, 'seeCosts') ? { budgetCents, afterCents } : null }];
  });
}
