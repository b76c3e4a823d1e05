import { adminOrderQuery } from '#contract/admin-order.ts';
import { listOrders } from '#services/admin/order/list-orders.ts';
import { sumUpOrders } from '#services/admin/order/sum-up-orders.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { loadViews } from '../list/load-views.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { toSumsView } from '../list/to-sums-view.server.ts';
import { listChoices } from './list-choices.server.ts';
import { toOrderView } from './to-order-view.server.ts';

export async function loadOrders(request: PageRequest, { searchParams }: URL) {
  const { deps, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(adminOrderQuery, searchParams);
  const [page, sums] = await Promise.all([listOrders(deps, actor, query), sumUpOrders(deps, actor, query)]);
  const { items, nextCursor } = requireValue(page);
  return {
    title: pageTitle(request, 'admin.nav.orders'),
    rows: items.map((order) => toOrderView(request, order)),
    nextCursor,
    views: await loadViews(request, actor, 'orders'),
    ...toSumsView(request, requireValue(sums)),
    ...(await listChoices(request, actor, query.businessUnit)),
  };
}
