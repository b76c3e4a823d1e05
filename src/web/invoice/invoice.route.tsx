import { data } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { InvoicePage } from './invoice-page.tsx';
import { InvoicesClosed } from './invoices-closed.tsx';
import { loadInvoicePage } from './load-invoice.server.ts';
import type { Route } from './+types/invoice.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = await loadInvoicePage(getRequest(context), params.invoiceId, url.pathname);
  return page.kind === 'closed' ? data(page, { status: 403 }) : page;
}

export default function InvoiceDetailPage({ loaderData: page }: Route.ComponentProps) {
  return page.kind === 'closed' ? <InvoicesClosed isMember={page.isMember} /> : <InvoicePage invoice={page.invoice} />;
}
