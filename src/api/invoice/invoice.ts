import type { Context } from 'hono';
import { bookingBillingCalls } from '#contract/booking-billing.ts';
import { locale } from '#contract/field.ts';
import { invoiceCalls } from '#contract/invoice.ts';
import { invoicingCalls } from '#contract/invoicing.ts';
import { decideDispute } from '#services/admin/invoice/decide-dispute.ts';
import { changeInvoicing } from '#services/business-unit/change-invoicing.ts';
import { getInvoicing } from '#services/business-unit/get-invoicing.ts';
import type { Deps } from '#services/deps.ts';
import { disputeInvoice } from '#services/invoice/dispute-invoice.ts';
import { exportInvoices } from '#services/invoice/export-invoices.ts';
import { getBookingBilling } from '#services/invoice/get-booking-billing.ts';
import { getInvoice } from '#services/invoice/get-invoice.ts';
import { getInvoiceFile } from '#services/invoice/get-invoice-file.ts';
import { getInvoicePaper } from '#services/invoice/get-invoice-paper.ts';
import { listInvoices } from '#services/invoice/list-invoices.ts';
import { zipInvoices } from '#services/invoice/zip-invoices.ts';
import { contentDisposition } from '../content-disposition.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';
import type { LanguageOf } from '../language.ts';
import { respond } from '../respond.ts';
import { sendPdf } from '../send-pdf.ts';

/** What is billed to a unit, for whoever looks after its money. */
export function implementInvoices(deps: Deps, languageOf: LanguageOf) {
  const localeOf = (c: Context) => locale.parse(languageOf(c.req.raw).locale);
  return implement(
    { ...invoiceCalls, ...bookingBillingCalls, ...invoicingCalls },
    {
      'GET /api/invoices': ({ actor, query }) => listInvoices(deps, actor, query),
      'GET /api/invoices.csv': ({ c, actor, query }) =>
        respondCsv(c, 'invoices', (reader) => exportInvoices(deps, actor, query, reader)),
      'GET /api/invoices.zip': async ({ c, actor, query }) =>
        respond(c, await zipInvoices(deps, actor, query.id), (zip) =>
          c.body(zip, 200, {
            'Content-Type': 'application/zip',
            'Content-Disposition': 'attachment; filename="invoices.zip"',
            'Cache-Control': 'private, no-store',
          }),
        ),
      'GET /api/invoices/{id}': ({ c, actor, params }) =>
        getInvoice(deps, actor, { invoiceId: params.id, locale: localeOf(c) }),
      'GET /api/invoices/{id}/pdf': async ({ c, actor, params }) =>
        respond(c, await getInvoicePaper(deps, actor, params.id), (file) => sendPdf(c, file)),
      'GET /api/invoices/{id}/xml': async ({ c, actor, params }) =>
        respond(c, await getInvoiceFile(deps, actor, params.id), ({ bytes, filename }) =>
          c.body(new Uint8Array(bytes), 200, {
            'Content-Type': 'application/xml',
            'Content-Disposition': contentDisposition('attachment', filename),
            'Cache-Control': 'private, no-store',
          }),
        ),
      'POST /api/invoices/{id}/dispute': ({ c, actor, params, body }) =>
        disputeInvoice(deps, actor, { invoiceId: params.id, input: body, locale: localeOf(c) }),
      'GET /api/bookings/{id}/billing': ({ actor, params }) => getBookingBilling(deps, actor, params.id),
      'GET /api/users/business-unit/invoicing': ({ actor }) => getInvoicing(deps, actor),
      'PUT /api/users/business-unit/invoicing': ({ actor, body, version }) =>
        changeInvoicing(deps, actor, { input: body, version }),
      'POST /api/admin/invoices/{id}/dispute-decision': ({ actor, params, body }) =>
        decideDispute(deps, actor, { invoiceId: params.id, input: body }),
    },
  );
}
