import type { Temporal } from 'temporal-polyfill';
import type { OrderRow } from '#db/order/order.queries.ts';
import { transferDueOn } from '../order/order-terms.ts';

/** When a transfer is due that is added to an order now: what is added to an unpaid order is paid with it. */
export const dueOnOf = (
  { paymentStatus, paymentDueOn }: Pick<OrderRow, 'paymentStatus' | 'paymentDueOn'>,
  now: Temporal.Instant,
): string =>
  (paymentStatus === 'awaitingTransfer' || paymentStatus === 'overdue' ? paymentDueOn : null) ?? transferDueOn(now);
