import type { Temporal } from 'temporal-polyfill';
import { firstHandoverFrom, lastHandoverUntil } from './opening.ts';
import type { DepotCalendar } from './opening-hours.ts';
import { spansOn } from './opening-span.ts';
import type { WallTime } from '#domain/time/wall-time.ts';

/** Why an end of a period was moved: a day or an hour in which nothing is handed over, or a day that is over. */
export const SNAP_REASONS = ['closedDay', 'holiday', 'outsideHours', 'tooLate'] as const;
export type SnapReason = (typeof SNAP_REASONS)[number];

/** What the opening hours make of one end of a period. Where it was not moved, both instants are the same. */
export type SnappedEnd = {
  /** Within what was asked for, so that nobody is charged for longer. Undefined where the depot stays closed. */
  readonly inward: Temporal.Instant | undefined;
  /** Around what was asked for: pick-up before the closed time, return after it. */
  readonly outward: Temporal.Instant | undefined;
  readonly reason: SnapReason | undefined;
};

/**
 * When a trailer asked for from a wall time on can be picked up here: then, or as soon as the depot opens. A date alone
 * is its first opening. With `notBefore`, a date alone is the first possible moment after it.
 */
export function snapPickUp(calendar: DepotCalendar, asked: WallTime, notBefore?: Temporal.Instant): SnappedEnd {
  const { first, last } = momentsOf(calendar, asked);
  const start = first ?? dayStart(calendar, asked.date);
  const isTooEarly = asked.time === null && notBefore !== undefined && isBefore(start, notBefore);
  const inward = firstHandoverFrom(calendar, isTooEarly ? toNextQuarter(notBefore) : start);
  const isAnyTime = calendar.keyBox && asked.time === null;
  const latest = isAnyTime ? dayStart(calendar, asked.date.add({ days: 1 })) : (last ?? start);
  if (inward && !isBefore(latest, inward)) return { inward, outward: inward, reason: undefined };
  const reason = findReason(calendar, asked);
  return { inward, outward: reason === 'tooLate' ? undefined : lastHandoverUntil(calendar, start), reason };
}

/**
 * When a trailer asked for until a wall time can be brought back here: then, or at the last closing before. A date alone
 * is its last closing.
 */
export function snapReturn(calendar: DepotCalendar, asked: WallTime): SnappedEnd {
  const { first, last } = momentsOf(calendar, asked);
  const end = last ?? dayStart(calendar, asked.date.add({ days: 1 }));
  const inward = lastHandoverUntil(calendar, end);
  if (inward && !isBefore(inward, first ?? end)) return { inward, outward: inward, reason: undefined };
  return { inward, outward: firstHandoverFrom(calendar, end), reason: findReason(calendar, asked) };
}

type Moments = { readonly first?: Temporal.Instant | undefined; readonly last?: Temporal.Instant | undefined };

/** A wall time is one moment, a date alone lasts as long as its counter is open. None of a day on which it stays closed. */
function momentsOf(calendar: DepotCalendar, { date, time }: WallTime): Moments {
  if (time !== null) {
    const at = date.toZonedDateTime({ timeZone: calendar.timeZone, plainTime: time }).toInstant();
    return { first: at, last: at };
  }
  const spans = spansOn(calendar, date);
  return { first: spans[0]?.opens, last: spans.at(-1)?.closes };
}

function findReason(calendar: DepotCalendar, { date, time }: WallTime): SnapReason {
  const isOpen = spansOn(calendar, date).length > 0;
  if (time === null && (isOpen || calendar.keyBox)) return 'tooLate';
  if (isOpen) return 'outsideHours';
  return calendar.holidays.has(date.toString()) ? 'holiday' : 'closedDay';
}

const dayStart = ({ timeZone }: DepotCalendar, date: Temporal.PlainDate): Temporal.Instant =>
  date.toZonedDateTime(timeZone).toInstant();

const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean => a.epochMilliseconds < b.epochMilliseconds;

const toNextQuarter = (at: Temporal.Instant): Temporal.Instant =>
  at.round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' });
