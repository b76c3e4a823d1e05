import type { Circumstances } from '#db/booking/availability.queries.ts';
import { availability, type UnfreeReason } from '#domain/booking/availability.ts';
import type { Period } from '#domain/time/period.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { BookedDepot } from '#services/book/depot-book.ts';
import { toTrailerForRent, type Self, type Turnaround } from '#services/book/to-trailer-for-rent.ts';

/** Long before anything was booked: the operator needs no notice. */
const NO_LEAD_TIME = -10 * 365 * 24 * 60;

/**
 * Why a trailer cannot be had, by the rule that everybody is judged by. Notice, opening hours and the shortest period
 * were agreed with the booking and are no longer asked about.
 */
export function judgeForOperator(
  { known, depot, period, self }: { known: Circumstances; depot: BookedDepot; period: Period; self: Self & Turnaround },
  now: Date,
): UnfreeReason | undefined {
  const trailer = {
    ...toTrailerForRent(known, depot, self),
    leadTimeMinutes: NO_LEAD_TIME,
    minimumDays: 1,
    calendar: { ...depot.calendar, keyBox: true },
  };
  const verdict = availability(trailer, period, toInstant(now));
  return verdict.free ? undefined : verdict.reason;
}
