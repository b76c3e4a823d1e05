import type { AdminBookingPage, AdminBookingRow } from '#contract/admin-booking.ts';
import type { AdminBookingQuery } from '#contract/admin-booking-input.ts';
import { BOOKING_ORDERS, listAdminBookings, type AdminBookingListRow } from '#db/booking/admin-booking.queries.ts';
import { usualSort } from '#domain/admin/booking-desk.ts';
import { isOverdue } from '#domain/booking/booking-flag.ts';
import { isHandedBack } from '#domain/booking/booking-state.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { bookingAmounts } from '../../line/booking-amounts.ts';
import { periodOf } from '../../booking/booking-subject.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';
import { requireStaff } from '#services/require-actor.ts';
import { toRentalPeriod } from '#services/line/to-rental-period.ts';
import { toBookingFilter } from './to-booking-filter.ts';

/** The bookings of all customers as a tab of the desk shows them. */
export async function listBookings(
  { db, clock }: Reads,
  actor: Actor,
  query: AdminBookingQuery = {},
): Promise<Outcome<AdminBookingPage>> {
  const admin = requireStaff(actor, 'orders.read');
  if (!admin.ok) return admin;
  const { tab = 'all' } = query;
  const { sort = usualSort(tab) } = query;
  const now = clock.now();
  const filter = toBookingFilter(admin.value, query, now);
  const page = await pageOf(
    orderBy(BOOKING_ORDERS, sort),
    query,
    (asked) => listAdminBookings(db, { ...filter, ...asked }),
    (row) => toRow(row, now),
  );
  return page.ok ? ok({ ...page.value, tab }) : page;
}

const toReturnDepot = ({ code, city, timeZone }: NonNullable<AdminBookingRow['returnDepot']>) => ({
  code,
  city,
  timeZone,
});

const toRow = (row: AdminBookingListRow, now: Date): AdminBookingRow => ({
  id: row.id,
  number: row.number,
  status: row.status,
  isToConfirm: isHandedBack(row),
  isToSign: row.isToSign,
  isOverdue: isOverdue({ state: row.status, isHandedBack: isHandedBack(row) }, toInstant(row.endsAt), toInstant(now)),
  order: { id: row.orderId, number: row.orderNumber, status: row.orderStatus },
  company: { id: row.unitId, name: row.unitName },
  trailer: { id: row.trailerId, number: row.trailerNumber, plate: row.plate, type: row.type, subType: row.subType },
  depot: { id: row.depotId, code: row.depotCode, city: row.city, country: row.country },
  returnDepot: row.returnDepot && toReturnDepot(row.returnDepot),
  period: toRentalPeriod(periodOf(row, row, row.returnDepot)),
  unitChoice: row.unitChoice,
  returnedAt: row.returnedAt?.toISOString() ?? null,
  ...bookingAmounts(row),
  driverName: row.driverName,
  driverPhone: row.driverPhone,
  version: row.version,
});
