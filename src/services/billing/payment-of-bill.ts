import { paymentDay } from '#domain/billing/payment-day.ts';
import type { InvoicePayment } from '#domain/invoice/invoice-document.ts';
import { isPaidInAdvance } from '#domain/payment/payment-method.ts';
import type { Settings } from '../deps.ts';
import type { Bill } from './load-bill.ts';

export type BillPayment = Exclude<InvoicePayment, { readonly by: 'credit' }>;

/**
 * How what an order owes is paid: by a debit while its mandate is in force, else by transfer. The first documents of an
 * order that was paid in advance ask for nothing; what comes later is set against what was credited by a person.
 */
export function paymentOfBill(
  { order, mandate, payer, issued }: Bill,
  { issuedOn, settings }: { readonly issuedOn: string; readonly settings: Settings },
): BillPayment {
  const { bankAccount: account, creditor, prenotificationDays } = settings;
  const isCovered = issued.length === 0 && order.paidCents >= order.dueGrossCents;
  if (isCovered && isPaidInAdvance(order.paymentMethod, order.riskCheckFailed)) {
    return { by: 'advance', receivedOn: order.paidOn ?? issuedOn, account };
  }
  const method = mandate?.status === 'active' ? order.paymentMethod : 'transfer';
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
