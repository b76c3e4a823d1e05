import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { NoAccess } from '../no-access.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { loadOrderPage } from './load-order.server.ts';
import { PlacedOrder } from './placed-order.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const page = await loadOrderPage(getRequest(context), params['orderId'] ?? '', url.pathname);
  return page.kind === 'closed' ? data(page, { status: 403 }) : page;
}

export default function OrderPage() {
  const page = useLoaderData<typeof loader>();
  return page.kind === 'closed' ? <NoAccess memberRole={null} /> : <PlacedOrder order={page.order} />;
}
