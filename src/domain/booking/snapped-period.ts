import { type SnappedEnd, snapPickUp, snapReturn } from '#domain/depot/snap.ts';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import type { WallTime } from '#domain/time/wall-time.ts';
import type { Temporal } from 'temporal-polyfill';
import type { Period } from '#domain/time/period.ts';

/** A period as the opening hours of a depot make it of two wall times. */
export type SnappedPeriod = {
  readonly pickUp: SnappedEnd;
  readonly giveBack: SnappedEnd;
  /** Undefined where nothing is left of it within the opening hours. */
  readonly inward: Period | undefined;
  /** The longer ones around the closed time: the pick-up earlier, the return later, or both. */
  readonly outward: readonly Period[];
};

type Asked = { readonly from: WallTime; readonly to: WallTime };

type Snapping = {
  /** A pick-up on a date alone is the first possible moment after it. */
  readonly notBefore?: Temporal.Instant | undefined;
  /** Of the depot where it is brought back, if that is another one. */
  readonly returnCalendar?: DepotCalendar | undefined;
};

export function snapPeriod(
  calendar: DepotCalendar,
  { from, to }: Asked,
  { notBefore, returnCalendar = calendar }: Snapping = {},
): SnappedPeriod {
  const pickUp = snapPickUp(calendar, from, notBefore);
  const giveBack = snapReturn(returnCalendar, to);
  const zones = zonesOf(calendar, returnCalendar);
  const toPeriod = (start: Temporal.Instant | undefined, end: Temporal.Instant | undefined): Period | undefined =>
    start && end && start.epochMilliseconds < end.epochMilliseconds ? { from: start, to: end, ...zones } : undefined;
  const others = [
    pickUp.reason && toPeriod(pickUp.outward, giveBack.inward),
    giveBack.reason && toPeriod(pickUp.inward, giveBack.outward),
    pickUp.reason && giveBack.reason && toPeriod(pickUp.outward, giveBack.outward),
  ];
  return {
    pickUp,
    giveBack,
    inward: toPeriod(pickUp.inward, giveBack.inward),
    outward: others.filter((period) => period !== undefined),
  };
}

/** The clocks of a period between two depots. */
export const zonesOf = (
  { timeZone }: Pick<DepotCalendar, 'timeZone'>,
  { timeZone: returnTimeZone }: Pick<DepotCalendar, 'timeZone'>,
): Omit<Period, 'from' | 'to'> => (returnTimeZone === timeZone ? { timeZone } : { timeZone, returnTimeZone });

/** Whether it is another period than the one asked for. */
export const isMoved = ({ pickUp, giveBack }: SnappedPeriod): boolean =>
  pickUp.reason !== undefined || giveBack.reason !== undefined;
