import type { DepotTarget } from './depot-target.ts';

/** So many days ahead depots are looked at, from tomorrow on. */
export const FORECAST_DAYS = 28;

/** How many trailers of its type will stand free at a depot with a target, on each of the days to come. */
export type Stock = DepotTarget & { readonly depotId: string; readonly free: readonly number[] };

/** What a depot is short of; `day` counts from the first of the days to come. */
export type Shortage = {
  readonly depotId: string;
  readonly type: string;
  readonly missing: number;
  readonly day: number;
};

const fewest = ({ free }: Stock): number => Math.min(...free);

export const missingOf = (stock: Stock): number => Math.max(0, stock.least - fewest(stock));

/** What can go for good: on no day the rest is fewer than the most, or without a most than the least. */
export const spareOf = (stock: Stock): number => Math.max(0, fewest(stock) - (stock.most ?? stock.least));

/** The first day on which more than so many are missing. */
export const shortDay = ({ free, least }: Stock, brought: number): number =>
  free.findIndex((count) => count < least - brought);

export type Surplus = { readonly depotId: string; readonly type: string; readonly spare: number };

export const findSurpluses = (stocks: readonly Stock[]): readonly Surplus[] =>
  stocks
    .map((stock) => ({ depotId: stock.depotId, type: stock.type, spare: spareOf(stock) }))
    .filter(({ spare }) => spare > 0);

export const findShortages = (stocks: readonly Stock[]): readonly Shortage[] =>
  stocks.flatMap((stock) => {
    const missing = missingOf(stock);
    return missing === 0 ? [] : [{ depotId: stock.depotId, type: stock.type, missing, day: shortDay(stock, 0) }];
  });
