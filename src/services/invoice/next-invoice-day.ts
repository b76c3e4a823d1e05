import { nextBillingDay } from '#domain/billing/next-billing-day.ts';
import { nextRunDay } from '#domain/billing/next-run.ts';
import { isWaiting } from '#domain/order/order-state.ts';
import { toInstant } from '#domain/time/instant.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { Bill } from '../billing/load-bill.ts';
import { toBilledOrder, toIssuedLine } from '../billing/to-billed-order.ts';

/**
 * When the next invoice about some bookings of an order comes; null where that depends on a return, or where nothing is
 * left. Never before the next night: what is due today was looked at, or is by then.
 */
export function nextInvoiceDay(bill: Bill, bookingIds: readonly string[], now: Date): string | null {
  const order = toBilledOrder(bill);
  if (isWaiting(order.state)) return null;
  const alone = { ...order, bookings: order.bookings.filter(({ id }) => bookingIds.includes(id)) };
  const issued = bill.issued.filter(({ bookingId }) => bookingIds.includes(bookingId)).map(toIssuedLine);
  const day = nextBillingDay(alone, issued, localDate(now, OPERATOR_ZONE));
  const soonest = nextRunDay(toInstant(now));
  return day !== null && day < soonest ? soonest : day;
}
