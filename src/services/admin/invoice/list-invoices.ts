import type { AdminInvoiceQuery, AdminInvoiceSummary } from '#contract/admin-invoice.ts';
import type { ListPage } from '#contract/list-query.ts';
import { listAdminInvoices, type AdminInvoiceRow } from '#db/invoice/admin-invoice.queries.ts';
import { INVOICE_ORDERS } from '#db/invoice/invoice-list.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { toInvoiceSummary } from '../../invoice/to-invoice-summary.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';
import type { CsvReader, Say } from '../../list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '../../list/write-csv.ts';
import { requireStaff } from '../../require-actor.ts';
import { toInvoiceFilter } from './to-invoice-filter.ts';

/** The documents of all companies. */
export async function listInvoices(
  { db, clock }: Reads,
  actor: Actor,
  query: AdminInvoiceQuery = {},
): Promise<Outcome<ListPage<AdminInvoiceSummary>>> {
  const admin = requireStaff(actor, 'invoices.read');
  if (!admin.ok) return admin;
  const filter = toInvoiceFilter(query, clock.now());
  return pageOf(
    orderBy(INVOICE_ORDERS, query.status === undefined || query.status === 'paid' ? '-issuedAt' : 'dueOn'),
    query,
    (page) => listAdminInvoices(db, { ...filter, ...page }),
    (row) => toSummary(row, filter.today),
  );
}

const toSummary = (row: AdminInvoiceRow, today: string): AdminInvoiceSummary => ({
  ...toInvoiceSummary(row, today),
  company: { id: row.businessUnitId, name: row.company },
});

/** A credit note counts against the rest, so that a column can be added up. */
const euros = ({ kind }: AdminInvoiceSummary, cents: number): number =>
  ((kind === 'creditNote' ? -1 : 1) * cents) / 100;

const toColumns = (say: Say): CsvColumns<AdminInvoiceSummary> => ({
  [say('invoice.number')]: ({ number }) => number,
  [say('word.type')]: ({ kind }) => say(`document.invoice.title.${kind}`),
  [say('word.field.company')]: ({ company }) => company.name,
  [say('word.noun.order')]: ({ orderNumber }) => orderNumber,
  [say('invoice.issuedOn')]: ({ issuedOn }) => issuedOn,
  [say('invoice.dueOn')]: ({ dueOn }) => dueOn,
  [say('invoice.export.from')]: ({ periodFrom }) => periodFrom,
  [say('invoice.export.to')]: ({ periodTo }) => periodTo,
  [say('word.poNumber')]: ({ poNumber }) => poNumber,
  [say('word.costCentre')]: ({ costCentre }) => costCentre,
  [say('document.net')]: (invoice) => euros(invoice, invoice.netCents),
  [say('document.invoice.tax')]: (invoice) => euros(invoice, invoice.taxCents),
  [say('document.invoice.gross')]: (invoice) => euros(invoice, invoice.grossCents),
  [say('invoice.stillOpen')]: (invoice) => euros(invoice, invoice.openCents),
  [say('word.status')]: ({ status }) => say(`invoice.status.${status}`),
  [say('document.invoice.correctedInvoice')]: ({ correctsNumber }) => correctsNumber,
});

export const writeInvoices = (deps: Reads, actor: Actor, query: AdminInvoiceQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader.say), (page) => listInvoices(deps, actor, { ...query, ...page }));
