import type { OneWayRuleRow } from '#db/price/price.queries.ts';
import { driveMs, roadKm } from '#domain/depot/drive.ts';
import type { Money } from '#domain/money/money.ts';
import { findOneWayRule, type Lane, oneWayFee, type OneWayTrace } from '#domain/one-way/one-way-fee.ts';
import type { LaneRefusal } from '#domain/one-way/lane-refusal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/duration.ts';
import type { BookedDepot } from '../book/depot-book.ts';
import type { RentalBook } from '../book/rental-book.ts';

export type LaneQuote = {
  /** Net. */
  readonly fee: Money;
  readonly trace: OneWayTrace;
  readonly rule: OneWayRuleRow;
  /** Until it is back where it left from, in whole hours. */
  readonly driveHours: number;
};

/**
 * What it costs to bring a trailer back to another depot, by the rules of the book, and how long it takes to drive it back. Whether
 * the quota of the month is spent, the rentals tell: `loadLaneUses`.
 */
export function quoteLane(
  { depots, prices }: Pick<RentalBook, 'depots' | 'prices'>,
  { fromDepotId, toDepotId, trailerType }: Lane,
): Result<LaneQuote, LaneRefusal> {
  const [from, to] = [depots.get(fromDepotId), depots.get(toDepotId)];
  if (fromDepotId === toDepotId) return fail('noLane');
  if (from === undefined || to === undefined) return fail('laneClosed');
  const km = from.ways.get(toDepotId)?.km ?? roadKm(from.row, to.row);
  const lane = { fromDepotId, toDepotId, trailerType, km };
  const rule = findOneWayRule(prices.oneWayRules, lane);
  if (rule === undefined) return fail('noLane');
  if (rule.closed) return fail('laneClosed');
  const { baseCents, perKmCents, leastCents, mostCents } = rule;
  const trace = { ...lane, rule: { baseCents, perKmCents, leastCents, mostCents } };
  return ok({ fee: oneWayFee(trace), trace, rule, driveHours: driveHours(to, from) });
}

/** As long as the line or what somebody knows better; the way back is not always the way there. */
const driveHours = (from: BookedDepot, to: BookedDepot): number => {
  const known = from.ways.get(to.row.id);
  return Math.ceil((known ? known.minutes * MINUTE_MS : driveMs(from.row, to.row)) / HOUR_MS);
};
