import { INVOICE_KINDS, type InvoiceKind } from '#domain/invoice/invoice-document.ts';
import type { PaymentKind } from '#domain/payment/payment-kind.ts';

type LedgerKind = InvoiceKind | PaymentKind | 'dunningClaim';

const isDocument = (kind: LedgerKind): kind is InvoiceKind => INVOICE_KINDS.some((document) => document === kind);

/** What a row of an account is called: a document by its title, money by the way it took. */
export const ledgerKindKey = (kind: LedgerKind) =>
  isDocument(kind) ? (`document.invoice.title.${kind}` as const) : (`adminAccount.kind.${kind}` as const);
