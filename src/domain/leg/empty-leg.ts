import type { Temporal } from 'temporal-polyfill';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import { firstHandoverFrom, lastHandoverUntil } from '#domain/depot/opening.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';

/** A transfer is offered to customers only if it has so much more time than its drive takes. */
const LEG_SLACK_HOURS = 24;
/** What an empty leg costs unless the desk says otherwise, net. */
export const USUAL_LEG_CENTS = 4900;

/** The time between leaving one depot and standing at the other. */
export type LegWindow = { readonly startsAt: Date; readonly endsAt: Date };

export const hasSlack = ({ startsAt, endsAt }: LegWindow, driveMs: number): boolean =>
  endsAt.getTime() - startsAt.getTime() - driveMs >= LEG_SLACK_HOURS * HOUR_MS;

type Leg = LegWindow & {
  readonly calendar: DepotCalendar;
  readonly returnCalendar: DepotCalendar;
  readonly turnaroundHours: number;
  readonly driveMs: number;
  /** Nobody can fetch it earlier. */
  readonly notBefore: Date;
};

/** All the time that a customer can have of it: from the first hand-over to the last. Undefined if that is too short for the drive. */
export function legPeriod(leg: Leg): { readonly from: Temporal.Instant; readonly to: Temporal.Instant } | undefined {
  const earliest = leg.notBefore > leg.startsAt ? leg.notBefore : leg.startsAt;
  const latest = new Date(leg.endsAt.getTime() - leg.turnaroundHours * HOUR_MS);
  const from = firstHandoverFrom(leg.calendar, toInstant(earliest));
  const to = lastHandoverUntil(leg.returnCalendar, toInstant(latest));
  if (from === undefined || to === undefined) return undefined;
  return to.epochMilliseconds - from.epochMilliseconds < leg.driveMs ? undefined : { from, to };
}

type Ends = LegWindow & {
  readonly trailerId: string;
  readonly fromDepotId: string;
  readonly toDepotId: string;
};

/** Whether a rental, its turnaround included, is that way and lies within its time. */
export const fitsLeg = (leg: Ends, rental: Ends): boolean =>
  rental.trailerId === leg.trailerId &&
  rental.fromDepotId === leg.fromDepotId &&
  rental.toDepotId === leg.toDepotId &&
  rental.startsAt >= leg.startsAt &&
  rental.endsAt <= leg.endsAt;
