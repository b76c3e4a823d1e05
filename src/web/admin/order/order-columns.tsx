import { Fragment } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { AmountDue } from '#web/booking/amount-due.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { CompanyCell, NumberCell } from '../list/row-cells.tsx';
import { OrderBadge, PaymentBadge } from './order-badges.tsx';
import type { OrderView } from './to-order-view.server.ts';

export const ORDER_COLUMNS: readonly ListColumn<OrderView>[] = [
  {
    key: 'number',
    header: 'word.noun.order',
    isTitle: true,
    cell: ({ id, number }) => <NumberCell to={`/admin/orders/${id}`} number={number} />,
  },
  { key: 'company', header: 'adminOrder.company', sort: 'company', cell: (order) => <CompanyCell {...order} /> },
  { key: 'trailers', header: 'word.trailers', cell: ({ trailers }) => <TrailerNumbers numbers={trailers} /> },
  {
    key: 'period',
    header: 'word.period',
    cell: ({ from, to }) => (
      <span className="whitespace-nowrap">
        <FormattedMessage id="adminOrder.fromTo" values={{ from, to }} />
      </span>
    ),
  },
  {
    key: 'createdAt',
    header: 'adminOrder.placedAt',
    sort: 'createdAt',
    cell: ({ placedAt }) => <span className="whitespace-nowrap">{placedAt}</span>,
  },
  {
    key: 'net',
    header: 'adminOrder.toPayNet',
    align: 'end',
    sort: 'net',
    cell: ({ amounts }) => <AmountDue {...amounts} />,
  },
  {
    key: 'status',
    header: 'word.status',
    cell: ({ status }) => (
      <span className="md:whitespace-nowrap">
        <OrderBadge status={status} />
      </span>
    ),
  },
  {
    key: 'payment',
    header: 'word.payment',
    cell: ({ payment }) => (
      <span className="md:whitespace-nowrap">
        <PaymentBadge status={payment} />
      </span>
    ),
  },
];

/** Numbers break between each other, never at their hyphens. */
const TrailerNumbers = ({ numbers }: { readonly numbers: readonly string[] }) => (
  <span className="inline-block 2xl:min-w-28">
    {numbers.map((number, position) => (
      <Fragment key={number}>
        <span className="whitespace-nowrap">
          {number}
          {position < numbers.length - 1 && ','}
        </span>{' '}
      </Fragment>
    ))}
  </span>
);
