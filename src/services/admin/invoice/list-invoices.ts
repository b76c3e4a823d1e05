import type { AdminInvoiceQuery, AdminInvoiceSummary } from '#contract/admin-invoice.ts';
import type { ListPage } from '#contract/list-query.ts';
import { listAdminInvoices, type AdminInvoiceRow } from '#db/invoice/admin-invoice.queries.ts';
import { INVOICE_ORDERS } from '#db/invoice/invoice-list.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { chosenScope } from '#domain/team/scope.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { toInvoiceSummary } from '../../invoice/to-invoice-summary.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';
import { type CsvColumns, writeCsv } from '../../list/write-csv.ts';
import { requirePlatformAdmin } from '../../require-actor.ts';
import { toTypedFilter } from '../typed-filter.ts';

/** The documents of all companies. */
export async function listInvoices(
  { db, clock }: Reads,
  actor: Actor,
  { q, status: filter, businessUnit, ...asked }: AdminInvoiceQuery = {},
): Promise<Outcome<ListPage<AdminInvoiceSummary>>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const now = clock.now();
  const today = operatorToday(toInstant(now)).toString();
  const filters = { filter, typed: toTypedFilter(q, now), scope: chosenScope(businessUnit), today };
  return pageOf(
    orderBy(INVOICE_ORDERS, filter === undefined || filter === 'paid' ? '-issuedAt' : 'dueOn'),
    asked,
    (page) => listAdminInvoices(db, { ...filters, ...page }),
    (row) => toSummary(row, today),
  );
}

const toSummary = (row: AdminInvoiceRow, today: string): AdminInvoiceSummary => ({
  ...toInvoiceSummary(row, today),
  company: { id: row.businessUnitId, name: row.company },
});

/** A credit note counts against the rest, so that a column can be added up. */
const euros = ({ kind }: AdminInvoiceSummary, cents: number): number =>
  ((kind === 'creditNote' ? -1 : 1) * cents) / 100;

const COLUMNS: CsvColumns<AdminInvoiceSummary> = {
  number: ({ number }) => number,
  kind: ({ kind }) => kind,
  company: ({ company }) => company.name,
  order: ({ orderNumber }) => orderNumber,
  issuedOn: ({ issuedOn }) => issuedOn,
  dueOn: ({ dueOn }) => dueOn,
  periodFrom: ({ periodFrom }) => periodFrom,
  periodTo: ({ periodTo }) => periodTo,
  poNumber: ({ poNumber }) => poNumber,
  costCentre: ({ costCentre }) => costCentre,
  net: (invoice) => euros(invoice, invoice.netCents),
  tax: (invoice) => euros(invoice, invoice.taxCents),
  gross: (invoice) => euros(invoice, invoice.grossCents),
  open: (invoice) => euros(invoice, invoice.openCents),
  status: ({ status }) => status,
  corrects: ({ correctsNumber }) => correctsNumber,
  id: ({ id }) => id,
};

export const writeInvoices = (deps: Reads, actor: Actor, query: AdminInvoiceQuery) =>
  writeCsv(COLUMNS, (page) => listInvoices(deps, actor, { ...query, ...page }));
