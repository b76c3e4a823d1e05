import type { BookingBilling } from '#contract/booking-billing.ts';
import { findOrderOfBooking } from '#db/invoice/booking-billing.queries.ts';
import { nextBillingDay } from '#domain/billing/next-billing-day.ts';
import { nextRunDay } from '#domain/billing/next-run.ts';
import { money } from '#domain/money/money.ts';
import { isWaiting } from '#domain/order/order-state.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { toInstant } from '#domain/time/instant.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { amountsOfBooking } from '../billing/amounts-of-booking.ts';
import { loadBill, type Bill } from '../billing/load-bill.ts';
import { toBilledOrder, toIssuedLine } from '../billing/to-billed-order.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';

/** What of a booking has been billed, and when the next invoice comes: by the functions that bill it. */
export async function getBookingBilling(
  { db, clock }: Reads,
  actor: Actor,
  bookingId: string,
): Promise<Outcome<BookingBilling>> {
  const member = requireRight(actor, hasRight(actor, 'seeInvoices') ? 'seeInvoices' : 'rent');
  if (!member.ok) return member;
  const { businessUnitId } = member.value;
  const order = await findOrderOfBooking(db, { businessUnitId, bookingId });
  if (order === undefined) return refuse('not-found');
  if (order.billing !== 'internal') return refuse('illegal-state');
  const bill = await loadBill(db, order);
  const issued = bill.issued.filter((line) => line.bookingId === bookingId);
  const { billedCents, agreedCents } = amountsOfBooking(bill, bookingId);
  const documents = new Map(issued.map(({ invoiceId: id, number }) => [id, { id, number }]));
  return ok({
    billed: money(billedCents),
    notYetBilled: money(Math.max(0, agreedCents - billedCents)),
    nextOn: findNextDay(bill, bookingId, clock.now()),
    invoices: hasRight(actor, 'seeInvoices') ? [...documents.values()] : [],
  });
}

/** Never before the next night: what is due today was looked at, or is by then. */
function findNextDay(bill: Bill, bookingId: string, now: Date): string | null {
  const order = toBilledOrder(bill);
  if (isWaiting(order.state)) return null;
  const alone = { ...order, bookings: order.bookings.filter(({ id }) => id === bookingId) };
  const issued = bill.issued.filter((line) => line.bookingId === bookingId).map(toIssuedLine);
  const day = nextBillingDay(alone, issued, localDate(now, OPERATOR_ZONE));
  const soonest = nextRunDay(toInstant(now));
  return day !== null && day < soonest ? soonest : day;
}
