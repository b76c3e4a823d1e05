import { findCircumstances, type Circumstances } from '#db/booking/availability.queries.ts';
import type { Database } from '#db/client.ts';
import { availability, type Availability, type TrailerForRent } from '#domain/booking/availability.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Period } from '#domain/time/period.ts';
import { USUAL_TURNAROUND } from '#domain/trailer/turnaround.ts';
import { type BookedDepot, loadDepotBook } from '#services/book/depot-book.ts';
import type { Deps } from '#services/deps.ts';
import { type Self, toTrailerForRent } from '#services/book/to-trailer-for-rent.ts';

export type AvailabilityQuestion = Self & {
  readonly trailerId: string;
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
};

export type CheckedTrailer = {
  readonly availability: Availability;
  readonly period: Period;
  readonly depot: BookedDepot;
  readonly circumstances: Circumstances;
  /** What the rules know of the trailer, for those that ask them more, such as an extension. */
  readonly trailer: TrailerForRent;
};

/**
 * Whether one trailer can be had from one instant to another, by the pure rule over what the database knows of it: what
 * search, cart and checkout are compared with. Undefined if there is no such trailer on the road.
 */
export async function checkAvailability(
  { db, holidays }: { readonly db: Database; readonly holidays: Deps['holidays'] },
  { trailerId, from, to, now, ...self }: AvailabilityQuestion,
): Promise<CheckedTrailer | undefined> {
  const depots = await loadDepotBook({ db, holidays }, { now, until: to });
  const [circumstances] = await findCircumstances(db, {
    trailerIds: [trailerId],
    from: from < now ? from : now,
    now,
    exceptBookingId: self.exceptBookingId,
  });
  const depot = circumstances && depots.get(circumstances.depotId);
  if (!circumstances || !depot) return undefined;
  const trailer = toTrailerForRent(circumstances, depot, { ...self, turnaround: USUAL_TURNAROUND });
  const period: Period = { from: toInstant(from), to: toInstant(to), timeZone: depot.row.timeZone };
  return { availability: availability(trailer, period, toInstant(now)), period, depot, circumstances, trailer };
}
