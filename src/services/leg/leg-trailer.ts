import type { Circumstances } from '#db/booking/availability.queries.ts';
import type { LegRow } from '#db/leg/leg.queries.ts';
import type { TrailerForRent } from '#domain/booking/availability.ts';
import type { BookedDepot } from '../book/depot-book.ts';
import { toTrailerForRent } from '../book/to-trailer-for-rent.ts';

type Ends = {
  readonly leg: LegRow;
  readonly from: BookedDepot;
  readonly to: BookedDepot;
  readonly turnaround: Parameters<typeof toTrailerForRent>[2]['turnaround'];
};

/** The trailer of an empty leg as if its transfer was not planned: it waits where it leaves, for as short a rental as it takes. */
export function toLegTrailer(known: Circumstances, { leg, from, to, turnaround }: Ends): TrailerForRent {
  const allocations = known.allocations.filter(
    ({ kind, startsAt }) => kind !== 'transfer' || Date.parse(startsAt) !== leg.startsAt.getTime(),
  );
  const waiting = { ...known, allocations, depotId: from.row.id, stays: null };
  return { ...toTrailerForRent(waiting, from, { turnaround }), minimumDays: 1, returnCalendar: to.calendar };
}
