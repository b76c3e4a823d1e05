import { paymentDay } from '#domain/billing/payment-day.ts';
import type { InvoicePayment } from '#domain/invoice/invoice-document.ts';
import type { Settings } from '../deps.ts';
import type { Bill } from './load-bill.ts';

export type BillPayment = Exclude<InvoicePayment, { readonly by: 'credit' }>;
type Question = { readonly issuedOn: string; readonly isCovered: boolean; readonly settings: Settings };

/**
 * How what an order owes is paid: by a debit while its mandate is in force and not blocked, else by transfer. What has been
 * paid in advance asks for nothing.
 */
export function paymentOfBill(
  { order, mandate, payer, held }: Bill,
  { issuedOn, isCovered, settings }: Question,
): BillPayment {
  const { bankAccount: account, creditor, prenotificationDays } = settings;
  if (isCovered) return { by: 'advance', receivedOn: held.receivedOn ?? issuedOn, account };
  const isUsable = mandate?.status === 'active' && mandate.blockedReason === null;
  const method = isUsable ? order.paymentMethod : 'transfer';
  const { dueOn, collectOn } = paymentDay(issuedOn, { method, termDays: payer.paymentTermDays, prenotificationDays });
  if (mandate !== undefined && collectOn !== null) {
    const { reference, signedOn, scheme, ibanMasked } = mandate;
    return {
      by: 'debit',
      collectOn,
      creditorId: creditor.identifier,
      mandate: { reference, signedOn, scheme },
      ibanMasked,
      iban: null,
    };
  }
  return { by: 'transfer', dueOn, account };
}
