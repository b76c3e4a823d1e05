import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { OrderState } from './order-state.ts';

export const PAYMENT_STATUSES = ['open', 'scheduled', 'awaitingTransfer', 'paid', 'overdue', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** How an order's payment goes on, beside its state. A direct debit that bounces is `scheduled → overdue`. */
export const PAYMENT_TRANSITIONS = {
  open: ['scheduled', 'awaitingTransfer', 'paid'],
  scheduled: ['paid', 'overdue'],
  awaitingTransfer: ['paid', 'overdue'],
  overdue: ['paid'],
  paid: ['refunded'],
  refunded: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;

export const canPaymentBecome = (from: PaymentStatus, to: PaymentStatus): boolean =>
  PAYMENT_TRANSITIONS[from].some((status) => status === to);

/** Nothing is due before the approval; then a debit is scheduled or a transfer awaited. */
export function firstPaymentStatus(state: OrderState, method: PaymentMethod): PaymentStatus {
  if (state === 'pendingApproval') return 'open';
  return method === 'sepa' ? 'scheduled' : 'awaitingTransfer';
}

/** Days in which a transfer that is not in advance is due; one in advance is due when the order lapses. */
export const TRANSFER_DUE_DAYS = 14;
