import type { IntlShape } from 'react-intl';
import { AmountDue } from '#web/booking/amount-due.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { ListColumn } from '../list/console-list.tsx';
import { RowLink } from '../list/row-link.tsx';
import { BookingBadge } from './booking-badge.tsx';
import type { BookingRowView } from './load-bookings.server.ts';

export const toBookingColumns = ({ formatMessage }: IntlShape): readonly ListColumn<BookingRowView>[] => [
  {
    key: 'number',
    header: formatMessage({ id: 'word.noun.booking' }),
    isTitle: true,
    cell: ({ id, number }) => (
      <span className="whitespace-nowrap">
        <RowLink to={`/admin/bookings/${id}`}>{number}</RowLink>
      </span>
    ),
  },
  {
    key: 'company',
    header: formatMessage({ id: 'adminOrder.company' }),
    sort: 'company',
    cell: ({ company, driver }) => (
      <>
        <TextLink
          to={`/admin/business-units/${company.id}`}
          data-ahead="hover"
          className="no-underline! hover:underline!"
        >
          {company.name}
        </TextLink>
        {driver !== null && <span className="block text-sm text-asphalt-600">{driver}</span>}
      </>
    ),
  },
  {
    key: 'trailer',
    header: formatMessage({ id: 'word.noun.trailer' }),
    cell: ({ trailer, country }) => (
      <span className="inline-flex flex-col items-end gap-1 md:items-start">
        <TextLink
          to={`/admin/trailers/${trailer.id}`}
          data-ahead="hover"
          className="font-semibold no-underline! hover:underline!"
        >
          {trailer.number}
        </TextLink>
        <Plate number={trailer.plate} country={country} size="s" />
      </span>
    ),
  },
  { key: 'depot', header: formatMessage({ id: 'word.location' }), cell: ({ depot }) => depot },
  {
    key: 'from',
    header: formatMessage({ id: 'word.handover.pickUp' }),
    sort: 'from',
    cell: ({ from }) => <span className="whitespace-nowrap">{from}</span>,
  },
  {
    key: 'to',
    header: formatMessage({ id: 'word.handover.return' }),
    sort: 'to',
    cell: ({ to, returned, isOverdue }) => (
      <span className={isOverdue ? 'font-bold whitespace-nowrap text-danger' : 'whitespace-nowrap'}>
        {to}
        {returned !== null && (
          <span className="block text-sm text-asphalt-600">
            {formatMessage({ id: 'word.returned' })} {returned}
          </span>
        )}
      </span>
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
    cell: ({ status, isOverdue, isToConfirm, isToSign }) => (
      <span className="md:whitespace-nowrap">
        <BookingBadge status={status} isOverdue={isOverdue} isToConfirm={isToConfirm} isToSign={isToSign} />
      </span>
    ),
  },
];
