import { checkInvoice } from '#domain/invoice/check-invoice.ts';
import type { InvoiceDocument, InvoiceWords } from '#domain/invoice/invoice-document.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Deps } from '../deps.ts';
import type { BillingProblem } from './billing-problem.ts';
import type { DraftedDocument } from './draft-bill.ts';
import type { Bill } from './load-bill.ts';
import { paymentOfBill } from './payment-of-bill.ts';
import { toInvoiceDocument } from './to-invoice-document.ts';

export type ComposeNeeds = Pick<Deps, 'invoices' | 'settings'>;
export type ComposedDocument = { readonly document: InvoiceDocument; readonly words: InvoiceWords };
type Issue = { readonly bill: Bill; readonly on: string; readonly number: string };

/** A document as it is issued or would be, in its words. Refused if it does not say all that it has to. */
export async function composeDocument(
  { invoices, settings }: ComposeNeeds,
  { draft, seller: { channel: _channel, ...seller }, isCovered, byHand }: DraftedDocument,
  { bill, on, number }: Issue,
): Promise<Result<ComposedDocument, BillingProblem>> {
  const payment = paymentOfBill(bill, { issuedOn: on, isCovered, settings });
  const reason = byHand?.reason ?? null;
  const document = toInvoiceDocument(draft, { bill, seller, number, issuedOn: on, payment, reason });
  const words = await invoices.describe(document, bill.order.locale);
  const findings = checkInvoice(document, words);
  if (findings.length === 0) return ok({ document, words });
  return fail({ reason: 'invoiceInvalid', says: findings.map(({ rule, path, says }) => `${rule} ${path}: ${says}`) });
}
