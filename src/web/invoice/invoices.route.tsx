import { data } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { InvoiceList } from './invoice-list.tsx';
import { InvoicesClosed } from './invoices-closed.tsx';
import { loadInvoices } from './load-invoices.server.ts';
import type { Route } from './+types/invoices.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await loadInvoices(getRequest(context), url);
  return page.kind === 'closed' ? data(page, { status: 403 }) : page;
}

export default function InvoicesPage({ loaderData: page }: Route.ComponentProps) {
  return page.kind === 'closed' ? <InvoicesClosed isMember={page.isMember} /> : <InvoiceList data={page} />;
}
