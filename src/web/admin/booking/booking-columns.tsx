import { FormattedMessage } from '#i18n/intl.tsx';
import { AmountDue } from '#web/booking/amount-due.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { CompanyCell, NumberCell, TrailerCell } from '../list/row-cells.tsx';
import { BookingBadge } from '../frame/booking-badge.tsx';
import type { BookingRowView } from './load-bookings.server.ts';

export const BOOKING_COLUMNS: readonly ListColumn<BookingRowView>[] = [
  {
    key: 'number',
    header: 'word.noun.booking',
    isTitle: true,
    cell: ({ id, number }) => <NumberCell to={`/admin/bookings/${id}`} number={number} />,
  },
  {
    key: 'company',
    header: 'adminOrder.company',
    sort: 'company',
    cell: ({ company, driver }) => (
      <>
        <CompanyCell company={company} />
        {driver !== null && <span className="block text-sm text-asphalt-600">{driver}</span>}
      </>
    ),
  },
  { key: 'trailer', header: 'word.noun.trailer', cell: (booking) => <TrailerCell {...booking} /> },
  { key: 'depot', header: 'word.location', cell: ({ depot }) => depot },
  {
    key: 'from',
    header: 'word.handover.pickUp',
    sort: 'from',
    cell: ({ from }) => <span className="whitespace-nowrap">{from}</span>,
  },
  {
    key: 'to',
    header: 'word.handover.return',
    sort: 'to',
    cell: ({ to, returned, isOverdue }) => (
      <span className={isOverdue ? 'font-bold whitespace-nowrap text-danger' : 'whitespace-nowrap'}>
        {to}
        {returned !== null && (
          <span className="block text-sm text-asphalt-600">
            <FormattedMessage id="word.returned" /> {returned}
          </span>
        )}
      </span>
    ),
  },
  { key: 'net', header: 'adminOrder.toPayNet', align: 'end', cell: ({ amounts }) => <AmountDue {...amounts} /> },
  {
    key: 'status',
    header: 'word.status',
    cell: (booking) => (
      <span className="md:whitespace-nowrap">
        <BookingBadge {...booking} />
      </span>
    ),
  },
];
