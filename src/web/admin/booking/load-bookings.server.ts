import { type AdminBookingRow } from '#contract/admin-booking.ts';
import { adminBookingQuery } from '#contract/admin-booking-input.ts';
import { pick } from '#domain/table.ts';
import { listBookings } from '#services/admin/booking/list-bookings.ts';
import { sumUpBookings } from '#services/admin/booking/sum-up-bookings.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { describeAmounts } from '#web/line/describe-amounts.server.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { listTypes } from '../list/list-types.server.ts';
import { loadViews, myDepotsOf } from '../list/load-views.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { toSumsView } from '../list/to-sums-view.server.ts';
import { listChoices } from '../order/list-choices.server.ts';

export async function loadBookings(request: PageRequest, { searchParams }: URL) {
  const { deps, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(adminBookingQuery, searchParams);
  const [page, sums] = await Promise.all([listBookings(deps, actor, query), sumUpBookings(deps, actor, query)]);
  const { items, nextCursor, tab } = requireValue(page);
  return {
    title: pageTitle(request, 'word.bookings'),
    tab,
    rows: items.map((booking) => toView(request, booking)),
    nextCursor,
    views: await loadViews(request, actor, 'bookings'),
    ...toSumsView(request, requireValue(sums)),
    mine: myDepotsOf(actor),
    types: listTypes(request),
    ...(await listChoices(request, actor, query.businessUnit)),
  };
}

export type BookingRowView = ReturnType<typeof toView>;

function toView({ format, deps, locale }: PageRequest, booking: AdminBookingRow) {
  const { depot, returnDepot, period, returnedAt, driverName } = booking;
  const now = deps.clock.now();
  const back = { timeZone: (returnDepot ?? period).timeZone, now };
  return {
    ...pick(booking, [
      'id',
      'number',
      'status',
      'isOverdue',
      'isToConfirm',
      'isToSign',
      'order',
      'company',
      'trailer',
      'version',
    ]),
    country: depot.country,
    timeZone: period.timeZone,
    depot: returnDepot ? `${depot.city} → ${returnDepot.city}` : depot.city,
    from: momentText(format, period.from, { timeZone: period.timeZone, now }),
    to: momentText(format, period.to, back),
    returned: returnedAt && momentText(format, returnedAt, back),
    amounts: describeAmounts(booking, { intl: getIntl(locale), format }),
    driver: driverName === '' ? null : driverName,
  };
}
