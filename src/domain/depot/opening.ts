import type { Temporal } from 'temporal-polyfill';
import type { DepotCalendar } from './opening-hours.ts';
import { spansBefore, spansFrom } from './opening-span.ts';

/** When the counter that is open now closes; undefined while it is closed, as it is at closing time. */
export function closingTime(calendar: DepotCalendar, at: Temporal.Instant): Temporal.Instant | undefined {
  const now = at.epochMilliseconds;
  for (const { opens, closes } of spansBefore(calendar, at)) {
    if (closes.epochMilliseconds <= now) return undefined;
    if (opens.epochMilliseconds <= now) return closes;
  }
  return undefined;
}

/** When the counter opens next after `at`, whether it is open now or not. */
export function nextOpening(calendar: DepotCalendar, at: Temporal.Instant): Temporal.Instant | undefined {
  for (const { opens } of spansFrom(calendar, at)) {
    if (opens.epochMilliseconds > at.epochMilliseconds) return opens;
  }
  return undefined;
}

/** The first moment from `at` on in which a trailer can change hands. Closing time itself is one. */
export function firstHandoverFrom(calendar: DepotCalendar, at: Temporal.Instant): Temporal.Instant | undefined {
  if (calendar.keyBox) return at;
  for (const { opens, closes } of spansFrom(calendar, at)) {
    if (closes.epochMilliseconds >= at.epochMilliseconds) return later(opens, at);
  }
  return undefined;
}

/** The last moment up to `at` in which a trailer can change hands. */
export function lastHandoverUntil(calendar: DepotCalendar, at: Temporal.Instant): Temporal.Instant | undefined {
  if (calendar.keyBox) return at;
  for (const { opens, closes } of spansBefore(calendar, at)) {
    if (opens.epochMilliseconds <= at.epochMilliseconds) return earlier(closes, at);
  }
  return undefined;
}

export const canHandOverAt = (calendar: DepotCalendar, at: Temporal.Instant): boolean =>
  firstHandoverFrom(calendar, at)?.epochMilliseconds === at.epochMilliseconds;

const later = (a: Temporal.Instant, b: Temporal.Instant) => (a.epochMilliseconds >= b.epochMilliseconds ? a : b);
const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (a.epochMilliseconds <= b.epochMilliseconds ? a : b);
