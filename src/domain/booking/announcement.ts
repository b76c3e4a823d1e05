import type { Temporal } from 'temporal-polyfill';
import { canHandOverAt, firstHandoverFrom } from '#domain/depot/opening.ts';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import type { Span } from '#domain/time/period.ts';
import { HOUR_MS } from '#domain/time/duration.ts';

export type AnnouncementProblem = 'past' | 'closed' | 'tooLate';

/** Whoever says "now" has taken a moment to say it. */
const GRACE_MINUTES = 15;
/** Who keeps a trailer longer than this extends the rental. */
const LATEST_HOURS = 7 * 24;

type Expected = { readonly period: Span; readonly calendar: DepotCalendar };

/** When a trailer comes back if nobody says otherwise: as agreed; once that has passed, as soon as the depot takes it. */
export const expectedReturn = ({ period, calendar }: Expected, now: Temporal.Instant): Temporal.Instant =>
  period.to.epochMilliseconds >= now.epochMilliseconds ? period.to : (firstHandoverFrom(calendar, now) ?? now);

/** Whether a trailer can be brought back at a time that its customer announces. Later than agreed is possible, and costs. */
export function checkAnnouncement(
  { period, at, calendar }: { readonly period: Span; readonly at: Temporal.Instant; readonly calendar: DepotCalendar },
  now: Temporal.Instant,
): AnnouncementProblem | null {
  if (at.epochMilliseconds < now.subtract({ minutes: GRACE_MINUTES }).epochMilliseconds) return 'past';
  const due = Math.max(period.to.epochMilliseconds, now.epochMilliseconds);
  if (at.epochMilliseconds > due + LATEST_HOURS * HOUR_MS) return 'tooLate';
  return canHandOverAt(calendar, at) ? null : 'closed';
}
