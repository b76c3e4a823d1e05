import { type IntlShape, useIntl } from 'react-intl';
import { AmountDue } from '#web/booking/amount-due.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { BookingBadge } from '../booking/booking-badge.tsx';
import { RowLink } from '../list/row-link.tsx';
import type { AdminOrderView } from './load-order.server.ts';

type Line = AdminOrderView['lines'][number];

/** The bookings of an order. */
export function OrderLines({ lines }: { readonly lines: readonly Line[] }) {
  const intl = useIntl();
  return (
    <DataTable
      caption={intl.formatMessage({ id: 'adminOrder.lines' })}
      rows={lines}
      rowKey={({ bookingId }) => bookingId}
      columns={toColumns(intl)}
    />
  );
}

const toColumns = ({ formatMessage }: IntlShape): readonly Column<Line>[] => [
  {
    key: 'number',
    header: formatMessage({ id: 'word.noun.booking' }),
    isTitle: true,
    cell: ({ bookingId, number }) => (
      <span className="whitespace-nowrap">
        <RowLink to={`/admin/bookings/${bookingId}`}>{number}</RowLink>
      </span>
    ),
  },
  {
    key: 'trailer',
    header: formatMessage({ id: 'word.noun.trailer' }),
    cell: ({ trailer, country }) => (
      <span className="inline-flex flex-col items-end gap-1 md:items-start">
        <TextLink to={`/admin/trailers/${trailer.id}`} className="font-semibold no-underline! hover:underline!">
          {trailer.number}
        </TextLink>
        <Plate number={trailer.plate} country={country} size="s" />
      </span>
    ),
  },
  { key: 'depot', header: formatMessage({ id: 'word.location' }), cell: ({ depot }) => depot },
  {
    key: 'period',
    header: formatMessage({ id: 'word.period' }),
    cell: ({ from, to }) => (
      <>
        <span className="block whitespace-nowrap">{from}</span>
        <span className="block whitespace-nowrap">{to}</span>
      </>
    ),
  },
  {
    key: 'net',
    header: formatMessage({ id: 'adminOrder.toPayNet' }),
    align: 'end',
    cell: ({ amounts }) => <AmountDue {...amounts} />,
  },
  {
    key: 'status',
    header: formatMessage({ id: 'word.status' }),
    cell: ({ status }) => <BookingBadge status={status} />,
  },
];
