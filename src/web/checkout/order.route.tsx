import { data } from 'react-router';
import { NoAccess } from '../no-access.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { loadOrderPage } from './load-order.server.ts';
import { PlacedOrder } from './placed-order.tsx';
import type { Route } from './+types/order.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = await loadOrderPage(getRequest(context), params.orderId, url.pathname);
  return page.kind === 'closed' ? data(page, { status: 403 }) : page;
}

export default function OrderPage({ loaderData: page }: Route.ComponentProps) {
  return page.kind === 'closed' ? <NoAccess memberRole={null} /> : <PlacedOrder order={page.order} />;
}
