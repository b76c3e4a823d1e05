import type { BookingBilling } from '#contract/booking-billing.ts';
import { sumOpenOfOrder } from '#db/invoice/booking-billing.queries.ts';
import { findOrderRow } from '#db/order/order.queries.ts';
import { type Money, money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { amountsOfBooking } from '../billing/amounts-of-booking.ts';
import { loadBill } from '../billing/load-bill.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { nextInvoiceDay } from './next-invoice-day.ts';

/** With tax: what its invoices still ask for. */
type OrderBilling = BookingBilling & { readonly openOnInvoices: Money };

/** What of an order has been billed, what of that is open, and when the next invoice comes. */
export async function getOrderBilling(
  { db, clock }: Reads,
  actor: Actor,
  orderId: string,
): Promise<Outcome<OrderBilling>> {
  const member = requireRight(actor, hasRight(actor, 'seeInvoices') ? 'seeInvoices' : 'rent');
  if (!member.ok) return member;
  const { businessUnitId } = member.value;
  const order = await findOrderRow(db, { businessUnitId, orderId });
  if (order === undefined) return refuse('not-found');
  if (order.billing !== 'internal') return refuse('illegal-state');
  const [bill, openCents] = await Promise.all([loadBill(db, order), sumOpenOfOrder(db, { businessUnitId, orderId })]);
  const bookingIds = bill.bookings.map(({ id }) => id);
  const amounts = bookingIds.map((bookingId) => amountsOfBooking(bill, bookingId));
  const sum = (pick: (amount: (typeof amounts)[number]) => number) =>
    money(amounts.reduce((cents, amount) => cents + pick(amount), 0));
  const documents = new Map(bill.issued.map(({ invoiceId: id, number }) => [id, { id, number }]));
  return ok({
    billed: sum(({ billedCents }) => billedCents),
    notYetBilled: sum(({ billedCents, agreedCents }) => Math.max(0, agreedCents - billedCents)),
    nextOn: nextInvoiceDay(bill, bookingIds, clock.now()),
    invoices: hasRight(actor, 'seeInvoices') ? [...documents.values()] : [],
    openOnInvoices: money(openCents),
  });
}
