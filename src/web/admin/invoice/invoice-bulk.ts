import type { Bulk } from '../list/bulk-action.ts';
import type { InvoiceRow } from './load-invoices.server.ts';

/** The papers of invoices and credit notes. */
export const INVOICE_BULK: Bulk<InvoiceRow> = {
  nameOf: ({ number }) => number,
  pathOf: ({ id }) => `/admin/invoices/${id}`,
  actions: [
    {
      id: 'papers',
      label: 'adminInvoice.bulk.papers',
      right: 'invoices.read',
      title: 'adminInvoice.bulk.papers.title',
      fits: () => true,
      ask: { text: 'admin.bulk.papers', paperOf: ({ id }) => `/api/invoices/${id}/pdf` },
    },
  ],
};
