import type { OneWayRuleRow } from '#db/price/price.queries.ts';
import { driveMs, roadKm } from '#domain/depot/drive.ts';
import type { Money } from '#domain/money/money.ts';
import { helpFactor } from '#domain/one-way/help-factor.ts';
import { findOneWayRule, type Lane, oneWayFee, type OneWayTrace } from '#domain/one-way/one-way-fee.ts';
import type { LaneRefusal } from '#domain/one-way/lane-refusal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/duration.ts';
import { localDate } from '#domain/time/wall-clock.ts';
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
 * the quota of the month is spent, the rentals tell: `loadLaneUses`. Only of a way that ends at a time it is known whether it helps.
 */
export function quoteLane(
  { depots, prices }: Pick<RentalBook, 'depots' | 'prices'>,
  { fromDepotId, toDepotId, trailerType }: Lane,
  returnsAt?: Date,
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
  const factor = returnsAt && findHelpFactor({ from, to, trailerType, returnsAt });
  const listed = { ...lane, rule: { baseCents, perKmCents, leastCents, mostCents } };
  const trace = factor === undefined ? listed : { ...listed, factor };
  return ok({ fee: oneWayFee(trace), trace, rule, driveHours: driveHours(to, from) });
}

type Returned = {
  readonly from: BookedDepot;
  readonly to: BookedDepot;
  readonly trailerType: string;
  readonly returnsAt: Date;
};

const findHelpFactor = ({ from, to, trailerType, returnsAt }: Returned): number | undefined =>
  helpFactor({
    spareUntil: from.spareUntil.get(trailerType),
    isMissingThere: to.missing.has(trailerType),
    returnsOn: localDate(returnsAt, to.row.timeZone),
  });

/** As long as the line or what somebody knows better; the way back is not always the way there. */
const driveHours = (from: BookedDepot, to: BookedDepot): number => {
  const known = from.ways.get(to.row.id);
  return Math.ceil((known ? known.minutes * MINUTE_MS : driveMs(from.row, to.row)) / HOUR_MS);
};
