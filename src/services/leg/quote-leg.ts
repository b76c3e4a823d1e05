import type { LegRow } from '#db/leg/leg.queries.ts';
import { roadKm } from '#domain/depot/drive.ts';
import { money, type Money } from '#domain/money/money.ts';
import type { OneWayTrace } from '#domain/one-way/one-way-fee.ts';
import type { BookedDepot } from '../book/depot-book.ts';

export type LegQuote = { readonly fee: Money; readonly trace: OneWayTrace };

/** What an empty leg costs: the offer is the price of the trailer and the way together. */
export function quoteLeg(
  { id, offerCents, fromDepotId, toDepotId, type }: LegRow,
  { from, to }: { readonly from: BookedDepot; readonly to: BookedDepot },
): LegQuote {
  const km = from.ways.get(toDepotId)?.km ?? roadKm(from.row, to.row);
  const rule = { baseCents: offerCents, perKmCents: 0, leastCents: 0, mostCents: null };
  return { fee: money(offerCents), trace: { fromDepotId, toDepotId, trailerType: type, km, rule, legId: id } };
}
