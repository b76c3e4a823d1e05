import { Fragment } from 'react';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { AmountDue } from '#web/booking/amount-due.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { ListColumn } from '../list/console-list.tsx';
import { RowLink } from '../list/row-link.tsx';
import { OrderBadge, PaymentBadge } from './order-badges.tsx';
import type { OrderView } from './to-order-view.server.ts';

export const toOrderColumns = ({ formatMessage }: IntlShape): readonly ListColumn<OrderView>[] => [
  {
    key: 'number',
    header: formatMessage({ id: 'word.noun.order' }),
    isTitle: true,
    cell: ({ id, number }) => (
      <span className="whitespace-nowrap">
        <RowLink to={`/admin/orders/${id}`}>{number}</RowLink>
      </span>
    ),
  },
  {
    key: 'company',
    header: formatMessage({ id: 'adminOrder.company' }),
    sort: 'company',
    cell: ({ company }) => (
      <TextLink
        to={`/admin/business-units/${company.id}`}
        data-ahead="hover"
        className="no-underline! hover:underline!"
      >
        {company.name}
      </TextLink>
    ),
  },
  {
    key: 'trailers',
    header: formatMessage({ id: 'word.trailers' }),
    cell: ({ trailers }) => <TrailerNumbers numbers={trailers} />,
  },
  {
    key: 'period',
    header: formatMessage({ id: 'word.period' }),
    cell: ({ from, to }) => (
      <span className="whitespace-nowrap">
        <FormattedMessage id="adminOrder.fromTo" values={{ from, to }} />
      </span>
    ),
  },
  {
    key: 'createdAt',
    header: formatMessage({ id: 'adminOrder.placedAt' }),
    sort: 'createdAt',
    cell: ({ placedAt }) => <span className="whitespace-nowrap">{placedAt}</span>,
  },
  {
    key: 'net',
    header: formatMessage({ id: 'adminOrder.toPayNet' }),
    align: 'end',
    sort: 'net',
    cell: ({ amounts }) => <AmountDue {...amounts} />,
  },
  {
    key: 'status',
    header: formatMessage({ id: 'word.status' }),
    cell: ({ status }) => (
      <span className="md:whitespace-nowrap">
        <OrderBadge status={status} />
      </span>
    ),
  },
  {
    key: 'payment',
    header: formatMessage({ id: 'word.payment' }),
    cell: ({ payment }) => (
      <span className="md:whitespace-nowrap">
        <PaymentBadge status={payment} />
      </span>
    ),
  },
];

/** Numbers break between each other, never at their hyphens. */
const TrailerNumbers = ({ numbers }: { readonly numbers: readonly string[] }) => (
  <span className="inline-block md:min-w-28">
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
