import { getRequest } from '#web/request-context.server.ts';
import { requireId } from '../frame/require-id.server.ts';
import { InvoiceOverview } from './invoice-overview.tsx';
import { loadInvoice } from './load-invoice.server.ts';
import type { Route } from './+types/invoice.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadInvoice(getRequest(context), requireId(params.invoiceId, url));

export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  return <InvoiceOverview invoice={loaderData} />;
}
