import { adminBookingQuery, type AdminBookingRow } from '#contract/admin-booking.ts';
import { listBookings } from '#services/admin/booking/list-bookings.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { describeAmounts } from '#web/line/describe-amounts.server.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { nameType } from '../figure/load-dashboard.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { listChoices } from '../order/list-choices.server.ts';

export async function loadBookings(request: PageRequest, { searchParams }: URL) {
  const { deps, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(adminBookingQuery, searchParams);
  const { items, nextCursor, tab } = requireValue(await listBookings(deps, actor, query));
  return {
    title: pageTitle(request, 'word.bookings'),
    tab,
    rows: items.map((booking) => toView(request, booking)),
    nextCursor,
    types: deps.settings.trailerTypes.map(({ type }) => ({ id: type, label: nameType(request, type) })),
    ...(await listChoices(request, actor, query.businessUnit)),
  };
}

export type BookingRowView = ReturnType<typeof toView>;

function toView({ format, deps, locale }: PageRequest, booking: AdminBookingRow) {
  const {
    id,
    number,
    status,
    isOverdue,
    isToConfirm,
    isToSign,
    company,
    trailer,
    depot,
    period,
    returnedAt,
    driverName,
  } = booking;
  const now = deps.clock.now();
  return {
    id,
    number,
    status,
    isOverdue,
    isToConfirm,
    isToSign,
    company,
    trailer: { id: trailer.id, number: trailer.number, plate: trailer.plate },
    country: depot.country,
    depot: depot.city,
    from: momentText(format, period.from, { timeZone: period.timeZone, now }),
    to: momentText(format, period.to, { timeZone: period.timeZone, now }),
    returned: returnedAt && momentText(format, returnedAt, { timeZone: period.timeZone, now }),
    amounts: describeAmounts(booking, { intl: getIntl(locale), format }),
    driver: driverName === '' ? null : driverName,
  };
}
