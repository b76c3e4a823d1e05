import { findCircumstances, type Circumstances } from '#db/booking/availability.queries.ts';
import { listWorths } from '#db/booking/swap.queries.ts';
import type { Database } from '#db/client.ts';
import {
  listAllocations,
  listNamedTrailers,
  type PlanChangeRow,
  type PlannedAllocation,
} from '#db/planning/plan.queries.ts';
import { listBookingsOf, type PlannedBooking } from '#db/planning/planning.queries.ts';
import type { TrailerWorth } from '#domain/planning/twin-or-better.ts';
import { type DepotBook, loadDepotBook } from '#services/book/depot-book.ts';
import type { Deps } from '#services/deps.ts';

type NamedTrailer = Awaited<ReturnType<typeof listNamedTrailers>>[number];
export type PlannedChange = Pick<
  PlanChangeRow,
  'kind' | 'bookingId' | 'allocationId' | 'baseVersion' | 'baseTrailerId' | 'trailerId' | 'startsAt' | 'endsAt' | 'note'
>;

/** Everything that decides whether the changes of a plan can be made. */
export type PlanGround = {
  readonly depots: DepotBook;
  readonly trailers: ReadonlyMap<string, NamedTrailer>;
  readonly worths: ReadonlyMap<string, TrailerWorth>;
  readonly known: ReadonlyMap<string, Circumstances>;
  readonly bookings: ReadonlyMap<string, PlannedBooking>;
  readonly allocations: readonly PlannedAllocation[];
};

/** Within a transaction that has locked the bookings and the trailers, what it says of them stands. */
export async function loadPlanGround(
  { db, holidays }: { readonly db: Database; readonly holidays: Deps['holidays'] },
  changes: readonly PlannedChange[],
  now: Date,
): Promise<PlanGround> {
  const bookingIds = changes.flatMap(({ bookingId }) => bookingId ?? []);
  const trailerIds = [
    ...new Set(changes.flatMap(({ baseTrailerId, trailerId }) => [baseTrailerId ?? [], trailerId].flat())),
  ];
  const until = changes.reduce((last, { endsAt }) => (endsAt > last ? endsAt : last), now);
  // One after the other: a transaction has a single connection.
  const depots = await loadDepotBook({ db, holidays }, { now, until });
  const trailers = await listNamedTrailers(db, trailerIds);
  const worths = await listWorths(db, { trailerIds, now });
  const known = await findCircumstances(db, { trailerIds, from: now, now });
  const bookings = await listBookingsOf(db, bookingIds);
  const allocations = await listAllocations(db, { bookingIds, trailerIds, now });
  return {
    depots,
    trailers: new Map(trailers.map((trailer) => [trailer.id, trailer])),
    worths: new Map(worths.map((worth) => [worth.id, worth])),
    known: new Map(known.map((circumstances) => [circumstances.trailerId, circumstances])),
    bookings: new Map(bookings.map((booking) => [booking.id, booking])),
    allocations,
  };
}
