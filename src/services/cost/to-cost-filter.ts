import type { CostQuery } from '#contract/cost.ts';
import { COST_DIMENSIONS, type CostFilter } from '#domain/cost/cost-report.ts';

/** An empty text asks for what names none. */
export const toCostFilter = (query: CostQuery, thisYear: number): CostFilter => ({
  year: query.year ?? thisYear,
  ...Object.fromEntries(
    COST_DIMENSIONS.flatMap((dimension) => {
      const asked = query[dimension];
      return asked === undefined ? [] : [[dimension, asked === '' ? null : asked]];
    }),
  ),
});
