import type { CostBudgetView, CostQuery, Costs } from '#contract/cost.ts';
import { listBudgets } from '#db/cost/budget.queries.ts';
import { findBilledDays } from '#db/cost/cost.queries.ts';
import { listDepotNames } from '#db/depot/depot.queries.ts';
import { budgetLevel, budgetPercent } from '#domain/cost/budget.ts';
import {
  type CostCell,
  costCells,
  type CostDimension,
  type CostSources,
  groupCells,
  monthsOf,
  sumCells,
} from '#domain/cost/cost-report.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localYear } from '#domain/time/wall-clock.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { loadCosts } from './load-costs.ts';
import { toCostFilter } from './to-cost-filter.ts';

/** What a company spends in a year, by the days of service, and how much of its budgets that is. */
export async function getCosts({ db, clock }: Reads, actor: Actor, query: CostQuery = {}): Promise<Outcome<Costs>> {
  const member = requireRight(actor, 'seeCosts');
  if (!member.ok) return member;
  const { businessUnitId } = member.value;
  const thisYear = Number(localYear(clock.now(), OPERATOR_ZONE));
  const filter = toCostFilter(query, thisYear);
  const { year } = filter;
  const [sources, billedDays, budgets] = await Promise.all([
    loadCosts(db, { businessUnitId, from: `${year}-01-01`, to: `${year}-12-31` }),
    findBilledDays(db, { businessUnitId }),
    listBudgets(db, { businessUnitId, year }),
  ]);
  const cells = costCells(sources, filter);
  const groups = groupsOf(cells);
  const depots = await listDepotNames(
    db,
    groups.depot.flatMap(({ key }) => key ?? []),
  );
  const names = new Map(depots.map(({ id, name }) => [id, name]));
  return ok({
    year,
    years: yearsOf(sources, { thisYear, year, ...billedDays }),
    ...sumCells(cells),
    months: [...monthsOf(cells, year)],
    by: { ...groups, depot: groups.depot.map((group) => ({ ...group, name: names.get(group.key ?? '') ?? null })) },
    budgets: budgets.length === 0 ? [] : toBudgets(budgets, groupCells(costCells(sources, { year }), 'costCentre')),
  });
}

function groupsOf(cells: readonly CostCell[]): Costs['by'] {
  const of = (dimension: CostDimension) => groupCells(cells, dimension).map((group) => ({ ...group, name: group.key }));
  return { costCentre: of('costCentre'), poNumber: of('poNumber'), trailerType: of('trailerType'), depot: of('depot') };
}

type Known = {
  readonly thisYear: number;
  readonly year: number;
  readonly first: string | null;
  readonly last: string | null;
};

/** From the first year in which there is anything to the last, this one and the one asked for among them. */
function yearsOf({ committed }: CostSources, { thisYear, year, first, last }: Known): number[] {
  const days = [first, last, ...committed.flatMap(({ from, to }) => [from, to])].flatMap((day) => day ?? []);
  const found = [thisYear, year, ...days.map((day) => Number(day.slice(0, 4)))];
  const earliest = Math.min(...found);
  return Array.from({ length: Math.max(...found) - earliest + 1 }, (_, i) => earliest + i);
}

type Spent = ReturnType<typeof groupCells>;
type Budgets = Awaited<ReturnType<typeof listBudgets>>;

const toBudgets = (budgets: Budgets, spent: Spent): CostBudgetView[] =>
  budgets.map(({ costCentre, cents, version }) => {
    const { billedCents = 0, committedCents = 0 } = spent.find(({ key }) => key === costCentre) ?? {};
    const usedCents = billedCents + committedCents;
    return {
      costCentre,
      cents,
      version,
      usedCents,
      percent: budgetPercent(usedCents, cents),
      level: budgetLevel(usedCents, cents),
    };
  });
