import { FormattedMessage, type IntlShape } from 'react-intl';
import { TextLink } from '#web/ui/text-link.tsx';
import type { ListColumn } from '../list/console-list.tsx';
import { RowLink } from '../list/row-link.tsx';
import { OrderBadge, PaymentBadge } from './order-badges.tsx';
import type { OrderView } from './to-order-view.server.ts';

export const toOrderColumns = ({ formatMessage }: IntlShape): readonly ListColumn<OrderView>[] => [
  {
    key: 'number',
    header: formatMessage({ id: 'adminOrders.order' }),
    isTitle: true,
    cell: ({ id, number }) => (
      <span className="whitespace-nowrap">
        <RowLink to={`/admin/orders/${id}`}>{number}</RowLink>
      </span>
    ),
  },
  {
    key: 'company',
    header: formatMessage({ id: 'adminOrders.company' }),
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
  { key: 'trailers', header: formatMessage({ id: 'adminOrders.trailers' }), cell: ({ trailers }) => trailers },
  {
    key: 'period',
    header: formatMessage({ id: 'adminOrders.period' }),
    cell: ({ from, to }) => (
      <span className="whitespace-nowrap">
        <FormattedMessage id="adminOrders.fromTo" values={{ from, to }} />
      </span>
    ),
  },
  {
    key: 'createdAt',
    header: formatMessage({ id: 'adminOrders.placedAt' }),
    sort: 'createdAt',
    cell: ({ placedAt }) => <span className="whitespace-nowrap">{placedAt}</span>,
  },
  {
    key: 'net',
    header: formatMessage({ id: 'adminOrders.net' }),
    align: 'end',
    cell: ({ net }) => <strong className="font-condensed text-base">{net}</strong>,
  },
  {
    key: 'status',
    header: formatMessage({ id: 'adminOrders.status' }),
    cell: ({ status }) => <OrderBadge status={status} />,
  },
  {
    key: 'payment',
    header: formatMessage({ id: 'adminOrders.payment' }),
    cell: ({ payment }) => <PaymentBadge status={payment} />,
  },
];
