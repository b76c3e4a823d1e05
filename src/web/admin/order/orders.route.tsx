import { ORDER_STATES } from '#domain/order/order-state.ts';
import { PAYMENT_STATUSES } from '#domain/order/payment-status.ts';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleList } from '../list/console-list.tsx';
import { companyFilter, DAY_FILTERS, pickFilter, stateFilter } from '../list/filters.ts';
import { loadOrders } from './load-orders.server.ts';
import { ORDER_BULK } from './order-bulk.ts';
import { ORDER_COLUMNS } from './order-columns.tsx';
import type { Route } from './+types/orders.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadOrders(getRequest(context), url);

export default function OrdersPage({
  loaderData: { rows, nextCursor, views, depots, company, counts, total },
}: Route.ComponentProps) {
  return (
    <ConsoleList
      title="admin.nav.orders"
      lead="adminOrder.lead"
      search="adminOrder.search"
      tabs={{ name: 'status', states: ORDER_STATES, wordOf: (id) => `order.status.${id}`, counts }}
      total={{ label: 'admin.list.totalNet', amount: total }}
      filters={[
        stateFilter('payment', 'word.payment', PAYMENT_STATUSES, (id) => `adminOrder.payment.${id}`),
        pickFilter('depot', 'word.location', depots),
        companyFilter('adminOrder.company', company),
        ...DAY_FILTERS,
      ]}
      columns={ORDER_COLUMNS}
      bulk={ORDER_BULK}
      rows={rows}
      views={views}
      usualSort="-createdAt"
      nextCursor={nextCursor}
      csv="/api/admin/orders.csv"
      empty="adminOrder.none"
    />
  );
}
