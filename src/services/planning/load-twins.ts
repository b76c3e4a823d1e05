import { findCircumstances, type Circumstances } from '#db/booking/availability.queries.ts';
import { listSwapTrailers, type SwapTrailerRow } from '#db/booking/swap.queries.ts';
import type { Database } from '#db/client.ts';
import { listPlannedBookings, type PlannedBooking } from '#db/planning/planning.queries.ts';
import { type BookedDepot, loadDepotBook } from '#services/book/depot-book.ts';
import type { Deps } from '#services/deps.ts';

export type Twin = { readonly trailer: SwapTrailerRow; readonly known: Circumstances };

/** Trailers of one depot that may stand in for each other, and what is planned with them. */
export type Twins = {
  readonly depot: BookedDepot | undefined;
  readonly byId: ReadonlyMap<string, Twin>;
  readonly bookings: ReadonlyMap<string, PlannedBooking>;
};

type Question = {
  readonly trailerId: string;
  readonly depotId: string;
  /** From when on their plans are needed. */
  readonly from: Date;
  readonly until: Date;
  readonly now: Date;
};

/** A fleet of more twins is planned by its first hundred. */
const MOST = 100;

/** Within a transaction that has locked the trailers, what it says of them stands. */
export async function loadTwins(
  { db, holidays }: { readonly db: Database; readonly holidays: Deps['holidays'] },
  { trailerId, depotId, from, until, now }: Question,
): Promise<Twins> {
  // One after the other: a transaction has a single connection.
  const depot = (await loadDepotBook({ db, holidays }, { now, until })).get(depotId);
  const { old, others } = await listSwapTrailers(db, { trailerId, depotId, now, limit: MOST });
  const rows = others.filter(({ subType }) => subType === old?.subType);
  const trailers = new Map([...(old ? [old] : []), ...rows].map((row) => [row.id, row]));
  const known = await findCircumstances(db, { trailerIds: [...trailers.keys()], from, now });
  const bookings = await listPlannedBookings(db, [...trailers.keys()]);
  const circumstancesOf = new Map(known.map((one) => [one.trailerId, one]));
  return {
    depot,
    // In the order in which they were listed, so that one and the same question has one answer.
    byId: new Map(
      [...trailers].flatMap(([id, trailer]) => {
        const circumstances = circumstancesOf.get(id);
        return circumstances ? [[id, { trailer, known: circumstances }] as const] : [];
      }),
    ),
    bookings: new Map(bookings.map((booking) => [booking.id, booking])),
  };
}
