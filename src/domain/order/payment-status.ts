import type { Money } from '#domain/money/money.ts';
import { paidBy, type PaymentMethod } from '#domain/payment/payment-method.ts';
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
  return paidBy(method) === 'debit' ? 'scheduled' : 'awaitingTransfer';
}

/** Days in which a transfer that is not in advance is due; one in advance is due when the order lapses. */
export const TRANSFER_DUE_DAYS = 14;

type PaymentSoFar = { readonly paymentStatus: PaymentStatus; readonly paidCents: number };

/** What becomes of the payment when what is to be paid for an order changes. */
export function paymentAfterChange(
  order: PaymentSoFar & { readonly paymentMethod: PaymentMethod },
  dueGrossCents: number,
): PaymentStatus {
  const { paymentStatus, paymentMethod, paidCents } = order;
  const isCovered = dueGrossCents <= paidCents;
  if (paymentStatus === 'paid') return isCovered ? 'paid' : firstPaymentStatus('confirmed', paymentMethod);
  return isCovered && paidCents > 0 && canPaymentBecome(paymentStatus, 'paid') ? 'paid' : paymentStatus;
}

/** What becomes of the payment of a cancelled order: what has been received beyond its fee goes back. */
export const paymentAfterCancelling = (
  order: Parameters<typeof paymentAfterChange>[0],
  dueGrossCents: number,
): PaymentStatus =>
  order.paidCents > dueGrossCents && canPaymentBecome(order.paymentStatus, 'refunded')
    ? 'refunded'
    : paymentAfterChange(order, dueGrossCents);

/** How the payment is shown: of an order that costs nothing in the end nothing is awaited, whatever was once. */
export const shownPayment = (
  status: PaymentStatus,
  due: Money,
  { paid }: { readonly paid: Money },
): PaymentStatus | 'nothing' => (due.cents === 0 && paid.cents === 0 ? 'nothing' : status);
