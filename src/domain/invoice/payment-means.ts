import type { InvoicePayment } from './invoice-document.ts';

/** From UNTDID 4461: SEPA transfer, SEPA direct debit, and clearing between partners for what is set against an invoice. */
export const PAYMENT_MEANS = {
  transfer: '58',
  advance: '58',
  debit: '59',
  credit: '97',
} as const satisfies Record<InvoicePayment['by'], string>;
