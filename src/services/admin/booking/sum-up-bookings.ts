import type { AdminBookingQuery } from '#contract/admin-booking-input.ts';
import { countBookingTabs, sumBookings } from '#db/booking/admin-booking.queries.ts';
import { DESK_TABS, type DeskTab } from '#domain/admin/booking-desk.ts';
import { tableOf } from '#domain/table.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { COUNTED_AT_MOST, SUMMED_AT_MOST, type Sums, sumUp } from '../../list/sum-up.ts';
import { requireStaff } from '../../require-actor.ts';
import { toBookingFilter } from './to-booking-filter.ts';

/**
 * How many bookings each tab has, and what those of this one come to. Days and a state are of the tab they were asked on: the
 * others are counted as they open.
 */
export async function sumUpBookings(
  { db, clock }: Reads,
  actor: Actor,
  query: AdminBookingQuery,
): Promise<Outcome<Sums<DeskTab>>> {
  const admin = requireStaff(actor, 'orders.read');
  if (!admin.ok) return admin;
  const now = clock.now();
  const { tab: current = 'all', from: _from, to: _to, status: _status, ...kept } = query;
  const filters = tableOf(DESK_TABS, (tab) =>
    toBookingFilter(admin.value, tab === current ? query : { ...kept, tab }, now),
  );
  return sumUp(
    countBookingTabs(db, { filters, most: COUNTED_AT_MOST }),
    sumBookings(db, { ...filters[current], most: SUMMED_AT_MOST }),
  );
}
