import type { Temporal } from 'temporal-polyfill';
import type { BilledBy } from '#domain/billing/billed-by.ts';
import { hasPassed } from '#domain/time/period.ts';
import { paidBy, type PaymentMethod } from '#domain/payment/payment-method.ts';
import { canOrderBecome, type OrderState } from './order-state.ts';
import { canPaymentBecome, type PaymentStatus } from './payment-status.ts';

export type AwaitedTransfer = {
  readonly status: OrderState;
  readonly billing: BilledBy;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  readonly lapsesAt: Temporal.Instant | null;
  /** What is still to be paid, with tax. */
  readonly openCents: number;
};

/**
 * Whether the money of a transfer can be taken for an order. Before the approval nothing is due, and an order that has
 * lapsed cannot be brought back by its money: that has to be returned. Of one that was cancelled a fee may be due.
 * What the shop bills itself is paid by invoice, but for what is paid in advance.
 */
export function canReceiveTransfer(order: AwaitedTransfer, now: Temporal.Instant): boolean {
  const { status, billing, paymentMethod, paymentStatus, lapsesAt, openCents } = order;
  if (paidBy(paymentMethod) !== 'transfer' || !canPaymentBecome(paymentStatus, 'paid') || openCents <= 0) return false;
  if (status === 'placed')
    return canOrderBecome(status, 'confirmed') && (lapsesAt === null || !hasPassed(lapsesAt, now));
  if (billing === 'internal') return false;
  return status === 'confirmed' || status === 'active' || status === 'completed' || status === 'cancelled';
}
