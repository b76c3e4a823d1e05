import { type IntlShape, useIntl } from 'react-intl';
import { AmountDue } from '#web/booking/amount-due.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { RowLink } from '../list/row-link.tsx';
import { OrderBadge } from '../order/order-badges.tsx';
import type { UnitView } from './load-business-unit.server.ts';
import { TableCard } from './table-card.tsx';

type UnitOrdersProps = { readonly orders: UnitView['orders']; readonly businessUnitId: string };

/** The latest orders of a company; the list of orders has the rest. */
export function UnitOrders({ orders, businessUnitId }: UnitOrdersProps) {
  const intl = useIntl();
  return (
    <TableCard
      title="admin.nav.orders"
      rows={orders}
      columns={toColumns(intl)}
      all={orders.length > 0 ? `/admin/orders?businessUnit=${businessUnitId}` : undefined}
      empty="adminBusinessUnit.noOrders"
    />
  );
}

const toColumns = ({ formatMessage }: IntlShape): readonly Column<UnitView['orders'][number]>[] => [
  {
    key: 'number',
    header: formatMessage({ id: 'word.noun.order' }),
    isTitle: true,
    cell: ({ id, number }) => <RowLink to={`/admin/orders/${id}`}>{number}</RowLink>,
  },
  {
    key: 'placedAt',
    header: formatMessage({ id: 'adminBusinessUnit.placedAt' }),
    cell: ({ placedAt }) => placedAt,
  },
  {
    key: 'status',
    header: formatMessage({ id: 'word.status' }),
    cell: ({ status }) => <OrderBadge status={status} />,
  },
  {
    key: 'sum',
    header: formatMessage({ id: 'word.toPayNet' }),
    align: 'end',
    cell: ({ amounts }) => <AmountDue {...amounts} />,
  },
];
