import { type AdminInvoiceSummary, adminInvoiceQuery } from '#contract/admin-invoice.ts';
import { money } from '#domain/money/money.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { listInvoices } from '#services/admin/invoice/list-invoices.ts';
import { sumUpInvoices } from '#services/admin/invoice/sum-up-invoices.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { findCompany } from '../list/find-company.server.ts';
import { loadViews } from '../list/load-views.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { toSumsView } from '../list/to-sums-view.server.ts';

export async function loadInvoices(request: PageRequest, { searchParams }: URL) {
  const { deps, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(adminInvoiceQuery, searchParams);
  const [page, sums] = await Promise.all([listInvoices(deps, actor, query), sumUpInvoices(deps, actor, query)]);
  const { items, nextCursor } = requireValue(page);
  return {
    title: pageTitle(request, 'word.invoices'),
    rows: items.map((invoice) => toRow(invoice, request)),
    nextCursor,
    views: await loadViews(request, actor, 'invoices'),
    ...toSumsView(request, requireValue(sums)),
    company: await findCompany(request, actor, query.businessUnit),
  };
}

export type InvoiceRow = Awaited<ReturnType<typeof loadInvoices>>['rows'][number];

/** A credit note takes something away. */
export const signed = ({ kind }: Pick<AdminInvoiceSummary, 'kind'>, cents: number) =>
  money(kind === 'creditNote' ? -cents : cents);

const toRow = (invoice: AdminInvoiceSummary, { format, locale }: Pick<PageRequest, 'format' | 'locale'>) => ({
  id: invoice.id,
  number: invoice.number,
  kind: invoice.kind,
  status: invoice.status,
  collectOn: invoice.collectOn,
  title: getIntl(locale).formatMessage({ id: `document.invoice.title.${invoice.kind}` }),
  company: invoice.company,
  order: { id: invoice.orderId, number: invoice.orderNumber },
  poNumber: invoice.poNumber,
  issuedOn: format.date(invoice.issuedOn, 'UTC'),
  dueOn: invoice.dueOn && format.date(invoice.dueOn, 'UTC'),
  gross: format.money(signed(invoice, invoice.grossCents)),
  open: invoice.openCents === 0 ? null : format.money(signed(invoice, invoice.openCents)),
});
