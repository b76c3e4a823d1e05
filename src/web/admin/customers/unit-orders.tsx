import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { RowLink } from '../list/row-link.tsx';
import type { UnitView } from './load-business-unit.server.ts';

type UnitOrdersProps = { readonly orders: UnitView['orders']; readonly businessUnitId: string };

/** The latest orders of a company; the list of orders has the rest. */
export function UnitOrders({ orders, businessUnitId }: UnitOrdersProps) {
  const intl = useIntl();
  return (
    <Card>
      <CardHeader
        title={<FormattedMessage id="admin.nav.orders" />}
        action={
          orders.length > 0 && (
            <TextLink to={`/admin/orders?businessUnit=${businessUnitId}`} isAlone data-ahead="hover">
              <FormattedMessage id="adminCustomer.all" />
            </TextLink>
          )
        }
      />
      <DataTable
        caption={intl.formatMessage({ id: 'admin.nav.orders' })}
        rows={orders}
        rowKey={({ id }) => id}
        empty={
          <p className="text-asphalt-600">
            <FormattedMessage id="adminCustomer.noOrders" />
          </p>
        }
        columns={toColumns(intl)}
      />
    </Card>
  );
}

const toColumns = ({ formatMessage }: IntlShape): readonly Column<UnitView['orders'][number]>[] => [
  {
    key: 'number',
    header: formatMessage({ id: 'adminCustomer.order' }),
    isTitle: true,
    cell: ({ id, number }) => <RowLink to={`/admin/orders/${id}`}>{number}</RowLink>,
  },
  {
    key: 'placedAt',
    header: formatMessage({ id: 'adminCustomer.placedAt' }),
    cell: ({ placedAt }) => placedAt,
  },
  {
    key: 'status',
    header: formatMessage({ id: 'adminCustomer.status' }),
    cell: ({ status }) => (
      <Badge>
        <FormattedMessage id={`order.status.${status}`} />
      </Badge>
    ),
  },
  { key: 'sum', header: formatMessage({ id: 'adminCustomer.net' }), align: 'end', cell: ({ sum }) => sum },
];
