import type { OrderState } from '#domain/order/order-state.ts';
import type { PaymentStatus } from '#domain/order/payment-status.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';

const ORDER_TONES = {
  pendingApproval: 'info',
  placed: 'warn',
  confirmed: 'free',
  active: 'ink',
  completed: 'plain',
  rejected: 'taken',
  cancelled: 'taken',
  expired: 'taken',
} as const satisfies Record<OrderState, BadgeTone>;

const PAYMENT_TONES = {
  open: 'plain',
  scheduled: 'plain',
  awaitingTransfer: 'plain',
  paid: 'free',
  overdue: 'danger',
  refunded: 'plain',
  nothing: 'plain',
} as const satisfies Record<PaymentStatus | 'nothing', BadgeTone>;

export const orderLook = (status: OrderState) =>
  ({ tone: ORDER_TONES[status], mark: 'dot', word: `order.status.${status}` }) as const;

export const OrderBadge = ({ status }: { readonly status: OrderState }) => <WordBadge {...orderLook(status)} />;

export const PaymentBadge = ({ status }: { readonly status: PaymentStatus | 'nothing' }) => (
  <WordBadge tone={PAYMENT_TONES[status]} word={`adminOrder.payment.${status}`} />
);
