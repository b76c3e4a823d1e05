import type { BookingConflict, BookingNow } from '#contract/booking.ts';
import type { ProblemError } from '#web/client/problem-error.ts';

/** Somebody else was faster: what they have made of the bookings, as far as the answer says so. */
export function findConflict({ code, details }: ProblemError): readonly BookingNow[] | undefined {
  if (code !== 'stale-version' && code !== 'illegal-state') return undefined;
  // The contract of both problems.
  return (details as Partial<BookingConflict>).bookings ?? [];
}
