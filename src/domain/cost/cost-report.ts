import { splitByMonth, type ServiceCost } from './split-by-month.ts';

/** What costs are told apart by, beside the month. */
export const COST_DIMENSIONS = ['costCentre', 'poNumber', 'trailerType', 'depot'] as const;
export type CostDimension = (typeof COST_DIMENSIONS)[number];
/** Null where the order names none. */
export type CostTags = Readonly<Record<CostDimension, string | null>>;

export type TaggedCost = CostTags & ServiceCost;
export type CostSources = { readonly billed: readonly TaggedCost[]; readonly committed: readonly TaggedCost[] };
export type CostFilter = { readonly year: number } & Partial<CostTags>;

type Amounts = { readonly billedCents: number; readonly committedCents: number };
/** The costs of one month with the same tags. */
export type CostCell = CostTags & Amounts & { readonly month: string };
export type CostGroup = Amounts & { readonly key: string | null };

/** Billed and committed by month of service and by all tags at once, of one year and what the filter leaves of it. */
export function costCells({ billed, committed }: CostSources, filter: CostFilter): readonly CostCell[] {
  const cells = new Map<string, CostCell>();
  const add = (costs: readonly TaggedCost[], name: keyof Amounts) => {
    for (const cost of costs.filter((each) => fits(each, filter))) {
      for (const { month, cents } of splitByMonth(cost)) {
        if (!month.startsWith(`${filter.year}-`)) continue;
        const key = JSON.stringify([month, ...COST_DIMENSIONS.map((dimension) => cost[dimension])]);
        const cell = cells.get(key) ?? { ...tagsOf(cost), month, billedCents: 0, committedCents: 0 };
        cells.set(key, { ...cell, [name]: cell[name] + cents });
      }
    }
  };
  add(billed, 'billedCents');
  add(committed, 'committedCents');
  return [...cells]
    .toSorted(([a], [b]) => Number(a > b) - Number(a < b))
    .map(([, cell]) => cell)
    .filter(({ billedCents, committedCents }) => billedCents !== 0 || committedCents !== 0);
}

const tagsOf = ({ costCentre, poNumber, trailerType, depot }: CostTags): CostTags => ({
  costCentre,
  poNumber,
  trailerType,
  depot,
});

const fits = (cost: CostTags, filter: Partial<CostTags>): boolean =>
  COST_DIMENSIONS.every((dimension) => filter[dimension] === undefined || filter[dimension] === cost[dimension]);

export const sumCells = (cells: readonly Amounts[]): Amounts => ({
  billedCents: cells.reduce((sum, { billedCents }) => sum + billedCents, 0),
  committedCents: cells.reduce((sum, { committedCents }) => sum + committedCents, 0),
});

/** Added up by one of their tags, the dearest first. */
export const groupCells = (cells: readonly CostCell[], by: CostDimension): readonly CostGroup[] =>
  [...Map.groupBy(cells, (cell) => cell[by])]
    .map(([key, group]) => ({ key, ...sumCells(group) }))
    .toSorted((a, b) => b.billedCents + b.committedCents - a.billedCents - a.committedCents);

/** All twelve of a year. */
export const monthsOf = (cells: readonly CostCell[], year: number): readonly (Amounts & { readonly month: string })[] =>
  Array.from({ length: 12 }, (_, i) => {
    const month = `${year}-${String(i + 1).padStart(2, '0')}`;
    return { month, ...sumCells(cells.filter((cell) => cell.month === month)) };
  });
