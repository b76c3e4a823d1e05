import { exchangeEnds } from './exchange-ends.ts';
import { missingOf, shortDay, spareOf, type Stock } from './forecast-stock.ts';
import { type Count, type KmBetween, type Leg, matchByKm } from './match-by-km.ts';

/** More than anybody looks through in a morning. */
export const MOST_PROPOSALS = 20;

/** A trailer that nothing takes in the days to come, and that stands where it is spare. */
export type Mover = { readonly trailerId: string; readonly depotId: string; readonly type: string };

export type Proposal = Leg & {
  readonly trailerId: string;
  readonly km: number;
  /** The first of the days to come on which it is missing. */
  readonly day: number;
};

type Question = {
  readonly stocks: readonly Stock[];
  readonly movers: readonly Mover[];
  readonly kmBetween: KmBetween;
};

/** Which trailers should go where, so that fewer depots are short and none becomes so, on the shortest ways. */
export function suggestTransfers({ stocks, movers, kmBetween }: Question): readonly Proposal[] {
  const ready = Map.groupBy(movers, placeOf);
  const spare = toCounts(stocks, (stock) => Math.min(spareOf(stock), ready.get(placeOf(stock))?.length ?? 0));
  const missing = toCounts(stocks, missingOf);
  const legs = exchangeEnds(matchByKm({ spare, missing, kmBetween, most: MOST_PROPOSALS }), kmBetween);
  const taken = new Map<string, number>();
  const brought = new Map<string, number>();
  return legs
    .map((leg) => ({ ...leg, km: kmBetween(leg) ?? 0 }))
    .toSorted((a, b) => a.km - b.km)
    .flatMap((leg) => {
      const trailer = ready.get(placeOf({ depotId: leg.from, type: leg.type }))?.[countUp(taken, leg, leg.from)];
      const stock = stocks.find(({ depotId, type }) => depotId === leg.to && type === leg.type);
      const nth = countUp(brought, leg, leg.to);
      return trailer === undefined || stock === undefined
        ? []
        : [{ ...leg, trailerId: trailer.trailerId, day: shortDay(stock, nth) }];
    });
}

const placeOf = ({ depotId, type }: { readonly depotId: string; readonly type: string }): string =>
  `${depotId} ${type}`;

const toCounts = (stocks: readonly Stock[], countOf: (stock: Stock) => number): readonly Count[] =>
  stocks
    .map((stock) => ({ depotId: stock.depotId, type: stock.type, count: countOf(stock) }))
    .filter(({ count }) => count > 0);

/** How many there were before. */
function countUp(counts: Map<string, number>, { type }: Leg, depotId: string): number {
  const key = placeOf({ depotId, type });
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before;
}
