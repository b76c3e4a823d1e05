import type { BookingNow } from '#contract/booking.ts';
import type { ProblemError } from '#web/client/problem-error.ts';

/** Somebody else was faster: what they have made of the bookings, as far as the answer says so. */
export function findConflict({ code, details }: ProblemError): readonly BookingNow[] | undefined {
  if (code === 'illegal-state') return details.bookings ?? [];
  if (code !== 'stale-version') return undefined;
  return Array.isArray(details.current) ? details.current : [];
}
