import type { BookingSummary } from '#contract/booking.ts';
import type { BookingQuery, BookingSort } from '#contract/booking-query.ts';
import { listOrdersOfBookings, type BookingFilter, type BookingPlace } from '#db/booking/booking-list.queries.ts';
import { listBookingViews } from '#db/booking/booking-view.queries.ts';
import type { BookingTab } from '#domain/booking/booking-tab.ts';
import type { Member } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import type { Deps } from '../deps.ts';
import { toSummary } from './to-summary.ts';

/** What a list is sorted by where nobody says: what comes next in each tab. */
const USUAL_SORT: Record<BookingTab, BookingSort> = {
  running: 'return',
  upcoming: 'pickUp',
  waiting: 'attention',
  past: 'newest',
};

export const sortOf = ({ tab, sort }: Pick<BookingQuery, 'tab' | 'sort'>): BookingSort =>
  sort ?? (tab === undefined ? 'attention' : USUAL_SORT[tab]);

export const filterOf = (
  actor: Member,
  { state, q, type, depot }: Pick<BookingQuery, 'state' | 'q' | 'type' | 'depot'>,
  now: Date,
): BookingFilter => ({
  businessUnitId: actor.businessUnitId,
  deciderId: hasRight(actor, 'approveOrders') ? actor.userId : undefined,
  states: state,
  text: q || undefined,
  types: type,
  depots: depot?.map((name) => name.toLowerCase()),
  now,
});

type Question = {
  readonly filter: BookingFilter;
  readonly tab: BookingTab | undefined;
  readonly sort: BookingSort;
  readonly after: BookingPlace | undefined;
  readonly limit: number;
};
type Found = { readonly items: readonly BookingSummary[]; readonly next: BookingPlace | undefined };

/** So many bookings, order by order, none of which is cut; two statements however many there are. */
export async function findBookings(
  { db }: Pick<Deps, 'db'>,
  actor: Member,
  { limit, ...question }: Question,
): Promise<Found> {
  const { businessUnitId, now } = question.filter;
  const found = await listOrdersOfBookings(db, { ...question, limit: limit + 1 });
  let count = 0;
  const page = found.filter(({ bookingIds }, i) => {
    count += bookingIds.length;
    return i === 0 || count <= limit;
  });
  const bookingIds = page.flatMap((order) => order.bookingIds);
  const rows = await listBookingViews(db, { scope: { unit: businessUnitId }, bookingIds, now });
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return {
    items: bookingIds.flatMap((id) => {
      const row = rowOf.get(id);
      return row ? [toSummary(row, { actor, now })] : [];
    }),
    next: page.length < found.length ? page.at(-1) : undefined,
  };
}
