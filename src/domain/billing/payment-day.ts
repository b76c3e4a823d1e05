import { Temporal } from 'temporal-polyfill';
import { paidBy, type PaymentMethod } from '#domain/payment/payment-method.ts';
import { firstTargetDay } from '#domain/payment/target-day.ts';
import { addDays } from '#domain/time/wall-clock.ts';

export type PaymentTerms = {
  readonly method: PaymentMethod;
  /** Until a transfer is due. */
  readonly termDays: number;
  /** How long ahead a debit is announced, as agreed in the terms; the invoice announces it. */
  readonly prenotificationDays: number;
};
export type PaymentDay = {
  readonly dueOn: string;
  /** The day of the banks on which we collect it, if we do. */
  readonly collectOn: string | null;
};

/** When an invoice issued on a day is to be paid. */
export function paymentDay(issuedOn: string, { method, termDays, prenotificationDays }: PaymentTerms): PaymentDay {
  if (paidBy(method) === 'transfer') return { dueOn: addDays(issuedOn, termDays), collectOn: null };
  const collectOn = firstTargetDay(Temporal.PlainDate.from(addDays(issuedOn, prenotificationDays))).toString();
  return { dueOn: collectOn, collectOn };
}
