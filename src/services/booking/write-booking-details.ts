import type { RebookingInput } from '#contract/rebooking.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { updateOrder } from '#db/order/order.queries.ts';
import { followPurchaseOrder } from '#db/order/purchase-order-request.queries.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { BookingChange } from './act-on-booking.ts';
import { readDriver } from './read-driver.ts';

type Details = {
  readonly subject: LockedBooking;
  readonly input: RebookingInput;
  readonly country: string;
  readonly now: Date;
};

const BOOKS = ['poNumber', 'costCentre'] as const;

/** Whether a colleague has written there what whoever writes it anew has not seen, be it by way of another booking. */
const isUnseen = (stored: string | null, { seen, ...sent }: RebookingInput, field: (typeof BOOKS)[number]): boolean =>
  sent[field] !== undefined && seen?.[field] !== undefined && (seen[field] || null) !== stored;

/** Who drives, and under which PO number and cost centre the order, which the caller has locked, is booked. */
export async function writeBookingDetails(
  trx: Transaction,
  { subject: { booking, order }, input, country, now }: Details,
): Promise<Outcome<BookingChange>> {
  const driver = readDriver(input, { booking, country });
  if (!driver.ok) return driver;
  if (BOOKS.some((field) => isUnseen(order[field], input, field))) return refuse('stale-version');
  const { poNumber = order.poNumber, costCentre = order.costCentre } = input;
  const sent = { poNumber: poNumber || null, costCentre: costCentre || null };
  const books = {
    ...(sent.poNumber !== order.poNumber && { poNumber: sent.poNumber }),
    ...(sent.costCentre !== order.costCentre && { costCentre: sent.costCentre }),
  };
  if (Object.keys(books).length > 0) {
    const which = { businessUnitId: order.businessUnitId, orderId: order.id };
    await updateOrder(trx, { ...which, changes: books });
    await followPurchaseOrder(trx, { ...which, poNumber: sent.poNumber, now });
  }
  return ok({ changes: driver.value.changes, data: { ...driver.value.data, ...books } });
}
