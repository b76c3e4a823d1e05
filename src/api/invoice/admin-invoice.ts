import { adminInvoiceCalls } from '#contract/admin-invoice.ts';
import { correctInvoice } from '#services/admin/invoice/correct-invoice.ts';
import { previewCorrection } from '#services/admin/invoice/preview-correction.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';

/** The documents of all companies, for the operator. */
export const implementAdminInvoices = (deps: Deps) =>
  implement(adminInvoiceCalls, {
    'POST /api/admin/invoices/{id}/correction/preview': ({ actor, params, body }) =>
      previewCorrection(deps, actor, { invoiceId: params.id, input: body }),
    'POST /api/admin/invoices/{id}/correction': ({ actor, params, body, key }) =>
      correctInvoice(deps, actor, { invoiceId: params.id, input: body, idempotencyKey: key }),
  });
