import { FormattedMessage, useIntl } from 'react-intl';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { PAYMENT_STATUSES } from '#domain/order/payment-status.ts';
import { getRequest } from '#web/request-context.server.ts';
import { findCompanies } from '../list/find-options.ts';
import { ConsoleList } from '../list/console-list.tsx';
import { loadOrders } from './load-orders.server.ts';
import { toOrderColumns } from './order-columns.tsx';
import type { Route } from './+types/orders.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadOrders(getRequest(context), url);

export default function OrdersPage({ loaderData: { rows, nextCursor, depots, company } }: Route.ComponentProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <ConsoleList
      title={formatMessage({ id: 'admin.nav.orders' })}
      lead={<FormattedMessage id="adminOrder.lead" />}
      search={formatMessage({ id: 'adminOrder.search' })}
      filters={[
        {
          kind: 'choice',
          name: 'status',
          label: formatMessage({ id: 'word.status' }),
          options: ORDER_STATES.map((id) => ({ id, label: formatMessage({ id: `order.status.${id}` }) })),
        },
        {
          kind: 'choice',
          name: 'payment',
          label: formatMessage({ id: 'word.payment' }),
          options: PAYMENT_STATUSES.map((id) => ({ id, label: formatMessage({ id: `adminOrder.payment.${id}` }) })),
        },
        { kind: 'choice', name: 'depot', label: formatMessage({ id: 'word.location' }), options: depots },
        {
          kind: 'lookup',
          name: 'businessUnit',
          label: formatMessage({ id: 'adminOrder.company' }),
          chosen: company,
          find: findCompanies,
        },
        { kind: 'date', name: 'from', label: formatMessage({ id: 'word.from' }) },
        { kind: 'date', name: 'to', label: formatMessage({ id: 'word.to' }) },
      ]}
      columns={toOrderColumns(intl)}
      rows={rows}
      rowKey={({ id }) => id}
      usualSort="-createdAt"
      nextCursor={nextCursor}
      csv="/api/admin/orders.csv"
      empty={<FormattedMessage id="adminOrder.none" />}
    />
  );
}
