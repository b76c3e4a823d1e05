import { FormattedMessage, useIntl } from 'react-intl';
import { usualSort } from '#domain/admin/booking-desk.ts';
import { BOOKING_STATES } from '#domain/booking/booking-state.ts';
import { getRequest } from '#web/request-context.server.ts';
import { findCompanies } from '../list/find-options.ts';
import { ConsoleList } from '../list/console-list.tsx';
import type { ListFilter } from '../list/list-filters.tsx';
import { toBookingColumns } from './booking-columns.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { loadBookings } from './load-bookings.server.ts';
import type { Route } from './+types/bookings.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadBookings(getRequest(context), url);

export default function BookingsPage({
  loaderData: { tab, rows, nextCursor, depots, company, types },
}: Route.ComponentProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const state: ListFilter = {
    kind: 'choice',
    name: 'status',
    label: formatMessage({ id: 'word.status' }),
    options: BOOKING_STATES.map((id) => ({ id, label: formatMessage({ id: `adminBooking.state.${id}` }) })),
  };
  return (
    <ConsoleList
      title={formatMessage({ id: 'word.bookings' })}
      lead={<FormattedMessage id={`adminBooking.tab.${tab}.lead`} />}
      search={formatMessage({ id: 'adminOrder.search' })}
      above={<DeskTabs current={tab} />}
      kept={['tab']}
      filters={[
        ...(tab === 'all' ? [state] : []),
        { kind: 'choice', name: 'depot', label: formatMessage({ id: 'word.location' }), options: depots },
        { kind: 'choice', name: 'type', label: formatMessage({ id: 'word.type' }), options: types },
        {
          kind: 'lookup',
          name: 'businessUnit',
          label: formatMessage({ id: 'adminOrder.company' }),
          chosen: company,
          find: findCompanies,
        },
        { kind: 'date', name: 'from', label: formatMessage({ id: 'word.from' }) },
        { kind: 'date', name: 'to', label: formatMessage({ id: 'word.to' }) },
      ]}
      columns={toBookingColumns(intl)}
      rows={rows}
      rowKey={({ id }) => id}
      usualSort={usualSort(tab)}
      nextCursor={nextCursor}
      csv="/api/admin/bookings.csv"
      empty={<FormattedMessage id={`adminBooking.tab.${tab}.none`} />}
    />
  );
}
