import type { Temporal } from 'temporal-polyfill';
import { firstHandoverFrom, lastHandoverUntil } from './opening.ts';
import type { DepotCalendar } from './opening-hours.ts';
import { spansOn } from './opening-span.ts';
import type { WallTime } from './wall-time.ts';

const dayStart = ({ timeZone }: DepotCalendar, date: Temporal.PlainDate): Temporal.Instant =>
  date.toZonedDateTime(timeZone).toInstant();

const atTime = ({ timeZone }: DepotCalendar, date: Temporal.PlainDate, time: Temporal.PlainTime): Temporal.Instant =>
  date.toZonedDateTime({ timeZone, plainTime: time }).toInstant();

/**
 * When a trailer asked for from a wall time on can be picked up here: then, or as soon as the depot opens. A date alone
 * is its first opening. With `notBefore`, a date alone is the first possible moment after it.
 */
export function snapPickUp(
  calendar: DepotCalendar,
  { date, time }: WallTime,
  notBefore?: Temporal.Instant,
): Temporal.Instant | undefined {
  if (time !== null) return firstHandoverFrom(calendar, atTime(calendar, date, time));
  const start = spansOn(calendar, date)[0]?.opens ?? dayStart(calendar, date);
  const isTooEarly = notBefore !== undefined && start.epochMilliseconds < notBefore.epochMilliseconds;
  return firstHandoverFrom(calendar, isTooEarly ? toNextQuarter(notBefore) : start);
}

/**
 * When a trailer asked for until a wall time can be brought back here: then, or at the last closing before, so that
 * nobody is charged for longer than they asked. A date alone is its last closing.
 */
export function snapReturn(calendar: DepotCalendar, { date, time }: WallTime): Temporal.Instant | undefined {
  if (time !== null) return lastHandoverUntil(calendar, atTime(calendar, date, time));
  const end = spansOn(calendar, date).at(-1)?.closes ?? dayStart(calendar, date.add({ days: 1 }));
  return lastHandoverUntil(calendar, end);
}

const toNextQuarter = (at: Temporal.Instant): Temporal.Instant =>
  at.round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' });
