import { ADMIN_INVOICE_FILTERS } from '#contract/admin-invoice.ts';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleList } from '../list/console-list.tsx';
import { companyFilter } from '../list/filters.ts';
import { INVOICE_BULK } from './invoice-bulk.ts';
import { INVOICE_COLUMNS } from './invoice-columns.tsx';
import { loadInvoices } from './load-invoices.server.ts';
import type { Route } from './+types/invoices.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadInvoices(getRequest(context), url);

export default function InvoicesPage({
  loaderData: { rows, nextCursor, views, company, counts, total },
}: Route.ComponentProps) {
  return (
    <ConsoleList
      title="word.invoices"
      lead="adminInvoice.lead"
      search="adminInvoice.search"
      tabs={{ name: 'status', states: ADMIN_INVOICE_FILTERS, wordOf: (id) => `invoice.status.${id}`, counts }}
      total={{ label: 'admin.list.totalGross', amount: total }}
      filters={[companyFilter('word.field.company', company)]}
      columns={INVOICE_COLUMNS}
      bulk={INVOICE_BULK}
      rows={rows}
      views={views}
      usualSort="-issuedAt"
      nextCursor={nextCursor}
      csv="/api/admin/invoices.csv"
      empty="adminInvoice.none"
    />
  );
}
