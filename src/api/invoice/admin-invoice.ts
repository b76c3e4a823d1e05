import { adminInvoiceCalls } from '#contract/admin-invoice.ts';
import { locale } from '#contract/field.ts';
import { correctInvoice } from '#services/admin/invoice/correct-invoice.ts';
import { enterClearance } from '#services/admin/invoice/enter-clearance.ts';
import { previewCorrection } from '#services/admin/invoice/preview-correction.ts';
import { getInvoice } from '#services/admin/invoice/get-invoice.ts';
import { listInvoices, writeInvoices } from '#services/admin/invoice/list-invoices.ts';
import { sendInvoice } from '#services/admin/invoice/send-invoice.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';
import type { LanguageOf } from '../language.ts';

/** The documents of all companies, for the operator. */
export const implementAdminInvoices = (deps: Deps, languageOf: LanguageOf) =>
  implement(adminInvoiceCalls, {
    'GET /api/admin/invoices': ({ actor, query }) => listInvoices(deps, actor, query),
    'GET /api/admin/invoices.csv': ({ c, actor, query }) =>
      respondCsv(c, 'invoices', (reader) => writeInvoices(deps, actor, query, reader)),
    'GET /api/admin/invoices/{id}': ({ c, actor, params }) =>
      getInvoice(deps, actor, { invoiceId: params.id, locale: locale.parse(languageOf(c.req.raw).locale) }),
    'POST /api/admin/invoices/{id}/send': ({ actor, params }) => sendInvoice(deps, actor, params.id),
    'POST /api/admin/invoices/{id}/clearance': ({ c, actor, params, body }) =>
      enterClearance(deps, actor, {
        invoiceId: params.id,
        input: body,
        locale: locale.parse(languageOf(c.req.raw).locale),
      }),
    'POST /api/admin/invoices/{id}/correction/preview': ({ actor, params, body }) =>
      previewCorrection(deps, actor, { invoiceId: params.id, input: body }),
    'POST /api/admin/invoices/{id}/correction': ({ actor, params, body, key }) =>
      correctInvoice(deps, actor, { invoiceId: params.id, input: body, idempotencyKey: key }),
  });
