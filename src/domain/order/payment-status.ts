import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { OrderState } from './order-state.ts';

export const PAYMENT_STATUSES = ['open', 'scheduled', 'awaitingTransfer', 'paid', 'overdue', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * How an order's payment goes on, beside its state. A direct debit that bounces is `scheduled → overdue`. An order that
 * was paid and grows is due again for the rest; one of which a part was paid can be refunded that part.
 */
export const PAYMENT_TRANSITIONS = {
  open: ['scheduled', 'awaitingTransfer', 'paid'],
  scheduled: ['paid', 'overdue', 'refunded'],
  awaitingTransfer: ['paid', 'overdue', 'refunded'],
  overdue: ['paid', 'refunded'],
  paid: ['scheduled', 'awaitingTransfer', 'refunded'],
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

type PaymentSoFar = { readonly paymentStatus: PaymentStatus; readonly paidCents: number };

/** What becomes of the payment when the price of an order changes. */
export function paymentAfterChange(
  order: PaymentSoFar & { readonly paymentMethod: PaymentMethod },
  grossCents: number,
): PaymentStatus {
  const { paymentStatus, paymentMethod, paidCents } = order;
  const isCovered = grossCents <= paidCents;
  if (paymentStatus === 'paid') return isCovered ? 'paid' : firstPaymentStatus('confirmed', paymentMethod);
  return isCovered && paidCents > 0 && canPaymentBecome(paymentStatus, 'paid') ? 'paid' : paymentStatus;
}

/** What becomes of the payment of an order of which nothing is left: whatever has been received goes back. */
export const paymentAfterCancelling = ({ paymentStatus, paidCents }: PaymentSoFar): PaymentStatus =>
  paidCents > 0 && canPaymentBecome(paymentStatus, 'refunded') ? 'refunded' : paymentStatus;
