import { AmountDue } from '#web/booking/amount-due.tsx';
import { BookingBadge } from '../frame/booking-badge.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { NumberCell, TrailerCell } from '../list/row-cells.tsx';
import type { AdminOrderView } from './load-order.server.ts';

/** The bookings of an order. */
export const LINE_COLUMNS: readonly ListColumn<AdminOrderView['lines'][number]>[] = [
  {
    key: 'number',
    header: 'word.noun.booking',
    isTitle: true,
    cell: ({ id, number }) => <NumberCell to={`/admin/bookings/${id}`} number={number} />,
  },
  {
    key: 'trailer',
    header: 'word.noun.trailer',
    cell: (line) => (
      <>
        <TrailerCell {...line} />
        {line.promise !== null && <span className="block text-sm text-asphalt-600">{line.promise}</span>}
      </>
    ),
  },
  { key: 'depot', header: 'word.location', cell: ({ depot }) => depot },
  {
    key: 'period',
    header: 'word.period',
    cell: ({ from, to }) => (
      <>
        <span className="block whitespace-nowrap">{from}</span>
        <span className="block whitespace-nowrap">{to}</span>
      </>
    ),
  },
  { key: 'net', header: 'adminOrder.toPayNet', align: 'end', cell: ({ amounts }) => <AmountDue {...amounts} /> },
  { key: 'status', header: 'word.status', cell: ({ status }) => <BookingBadge status={status} /> },
];
