import { FormattedMessage, useIntl } from 'react-intl';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { unsorted } from '../list/console-list.tsx';
import { toOrderColumns } from '../order/order-columns.tsx';
import type { OrderView } from '../order/to-order-view.server.ts';

export function NewestOrders({ orders }: { readonly orders: readonly OrderView[] }) {
  const intl = useIntl();
  return (
    <Card className="p-5 max-md:border-0 max-md:bg-transparent max-md:p-0 md:p-5">
      <CardHeader
        title={<FormattedMessage id="adminFigure.newest" />}
        action={
          <TextLink to="/admin/orders" isAlone data-ahead="hover">
            <FormattedMessage id="adminFigure.allOrders" />
          </TextLink>
        }
      />
      <DataTable
        caption={intl.formatMessage({ id: 'adminFigure.newest' })}
        rows={orders}
        rowKey={({ id }) => id}
        columns={unsorted(toOrderColumns(intl)).filter(({ key }) => key !== 'createdAt')}
        empty={
          <p className="text-asphalt-600">
            <FormattedMessage id="adminFigure.newest.none" />
          </p>
        }
      />
    </Card>
  );
}
