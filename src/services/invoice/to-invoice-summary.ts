import type { InvoiceSummary } from '#contract/invoice.ts';
import type { InvoiceRow } from '#db/invoice/invoice-list.queries.ts';
import { isOverdue, shownStatus } from '#domain/invoice/shown-status.ts';

/** A document as lists show it on a day. */
export const toInvoiceSummary = (row: InvoiceRow, today: string): InvoiceSummary => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  issuedOn: row.issuedOn,
  dueOn: row.dueOn,
  collectOn: row.collectOn,
  periodFrom: row.periodFrom,
  periodTo: row.periodTo,
  poNumber: row.poNumber,
  costCentre: row.costCentre,
  netCents: row.netCents,
  taxCents: row.taxCents,
  grossCents: row.grossCents,
  openCents: row.openCents,
  status: shownStatus(row, today),
  isOverdue: isOverdue(row, today),
  correctsNumber: row.correctsNumber,
  trailers: row.trailers,
});
