import { usualSort } from '#domain/admin/booking-desk.ts';
import { BOOKING_STATES } from '#domain/booking/booking-state.ts';
import { MY_DEPOTS } from '#domain/team/my-depots.ts';
import { useIntl } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleList } from '../list/console-list.tsx';
import { choiceFilter, companyFilter, DAY_FILTERS, pickFilter, stateFilter } from '../list/filters.ts';
import { BOOKING_BULK } from './booking-bulk.ts';
import { BOOKING_COLUMNS } from './booking-columns.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { loadBookings } from './load-bookings.server.ts';
import type { Route } from './+types/bookings.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadBookings(getRequest(context), url);

export default function BookingsPage({
  loaderData: { tab, rows, nextCursor, views, depots, company, types, counts, total, mine },
}: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  return (
    <ConsoleList
      title="word.bookings"
      lead={`adminBooking.tab.${tab}.lead`}
      search="adminOrder.search"
      above={<DeskTabs current={tab} counts={counts} />}
      total={{ label: 'admin.list.totalNet', amount: total }}
      kept={['tab']}
      filters={[
        ...(tab === 'all'
          ? [stateFilter('status', 'word.status', BOOKING_STATES, (id) => `adminBooking.state.${id}`)]
          : []),
        pickFilter('depot', 'word.location', [
          { id: MY_DEPOTS, label: formatMessage({ id: 'admin.list.myDepots' }) },
          ...depots,
        ]),
        choiceFilter('type', 'word.type', types),
        companyFilter('adminOrder.company', company),
        ...DAY_FILTERS,
      ]}
      columns={BOOKING_COLUMNS}
      bulk={BOOKING_BULK}
      rows={rows}
      views={views}
      depotChoice={{ depots, mine }}
      usualSort={usualSort(tab)}
      nextCursor={nextCursor}
      csv="/api/admin/bookings.csv"
      empty={`adminBooking.tab.${tab}.none`}
    />
  );
}
