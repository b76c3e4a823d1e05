import type { Temporal } from 'temporal-polyfill';
import type { OrderRow } from '#db/order/order.queries.ts';
import { transferDueOn } from '../order/order-terms.ts';

/** When a transfer is due that is added to an order now: what is added to an unpaid order is paid with it. */
export const dueOnOf = (
  { billing, paymentStatus, paymentDueOn }: Pick<OrderRow, 'billing' | 'paymentStatus' | 'paymentDueOn'>,
  now: Temporal.Instant,
): string | null =>
  (paymentStatus === 'awaitingTransfer' || paymentStatus === 'overdue' ? paymentDueOn : null) ??
  // What the shop bills itself is due by its invoices.
  (billing === 'internal' ? null : transferDueOn(now));
