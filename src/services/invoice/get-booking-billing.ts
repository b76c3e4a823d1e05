import type { BookingBilling } from '#contract/booking-billing.ts';
import { findOrderOfBooking } from '#db/invoice/booking-billing.queries.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { amountsOfBooking } from '../billing/amounts-of-booking.ts';
import { loadBill } from '../billing/load-bill.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { nextInvoiceDay } from './next-invoice-day.ts';

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
    nextOn: nextInvoiceDay(bill, [bookingId], clock.now()),
    invoices: hasRight(actor, 'seeInvoices') ? [...documents.values()] : [],
  });
}
