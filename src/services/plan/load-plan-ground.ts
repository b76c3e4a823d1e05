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
import { findBookings, type LockedBooking } from '#db/booking/booking.queries.ts';
import { readCorrection, type ReadCorrection } from '#services/admin/booking/read-correction.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import type { Outcome } from '#services/failure.ts';
import type { Deps } from '#services/deps.ts';

type NamedTrailer = Awaited<ReturnType<typeof listNamedTrailers>>[number];
export type PlannedChange = Pick<
  PlanChangeRow,
  | 'kind'
  | 'bookingId'
  | 'allocationId'
  | 'baseVersion'
  | 'baseTrailerId'
  | 'baseStartsAt'
  | 'baseEndsAt'
  | 'trailerId'
  | 'toDepotId'
  | 'startsAt'
  | 'endsAt'
  | 'note'
>;

/** Everything that decides whether the changes of a plan can be made. */
export type PlanGround = {
  readonly depots: DepotBook;
  readonly trailers: ReadonlyMap<string, NamedTrailer>;
  readonly worths: ReadonlyMap<string, TrailerWorth>;
  readonly known: ReadonlyMap<string, Circumstances>;
  readonly bookings: ReadonlyMap<string, PlannedBooking>;
  readonly allocations: readonly PlannedAllocation[];
  /** What other periods would mean, by booking. */
  readonly corrections: ReadonlyMap<string, PeriodOfPlan>;
};

/** A booking whose period a plan changes. */
type PeriodOfPlan = { readonly subject: LockedBooking; readonly read: Outcome<ReadCorrection> };

type Needs = { readonly db: Database } & Pick<Deps, 'holidays' | 'settings'>;

/** Within a transaction that has locked the bookings and the trailers, what it says of them stands. */
export async function loadPlanGround(
  { db, holidays, settings }: Needs,
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
  const corrections = await readPeriods({ db, holidays, settings }, changes, now);
  return {
    depots,
    trailers: new Map(trailers.map((trailer) => [trailer.id, trailer])),
    worths: new Map(worths.map((worth) => [worth.id, worth])),
    known: new Map(known.map((circumstances) => [circumstances.trailerId, circumstances])),
    bookings: new Map(bookings.map((booking) => [booking.id, booking])),
    allocations,
    corrections,
  };
}

async function readPeriods(
  deps: Needs,
  changes: readonly PlannedChange[],
  now: Date,
): Promise<ReadonlyMap<string, PeriodOfPlan>> {
  const changeOf = new Map(
    changes.flatMap((change) => (change.kind === 'period' && change.bookingId ? [[change.bookingId, change]] : [])),
  );
  if (changeOf.size === 0) return new Map();
  const subjects = await findBookings(deps.db, { bookingIds: [...changeOf.keys()], scope: 'anyUnit' });
  const periods = new Map<string, PeriodOfPlan>();
  for (const subject of subjects) {
    const { id } = subject.booking;
    const { timeZone } = subject.depot;
    const change = changeOf.get(id);
    if (change === undefined) continue;
    const input = { from: toWallTime(change.startsAt, timeZone), to: toWallTime(change.endsAt, timeZone) };
    periods.set(id, { subject, read: await readCorrection(deps, { subject, input, now }) });
  }
  return periods;
}
