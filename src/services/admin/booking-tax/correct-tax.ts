import type { CorrectTaxInput, TaxCorrection } from '#contract/admin-booking-tax.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { lockOrdersToBill } from '#db/billing/billed-order.queries.ts';
import { markForBilling } from '#db/billing/billing-due.queries.ts';
import { retaxBooking } from '#db/booking/booking-tax.queries.ts';
import { findBookings } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { updateOrder } from '#db/order/order.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { attempt } from '../../attempt.ts';
import { billOrder } from '../../billing/bill-order.ts';
import type { BillingNeeds } from '../../billing/bill-orders.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { toTaxColumns } from '../../line/taxed-part.ts';
import { sumOrder } from '../../order/sum-order.ts';
import { requireStaff } from '../../require-actor.ts';
import { judgeTaxChange } from './judge-tax-change.ts';
import { toTaxDocument } from './to-tax-document.ts';

type Wish = {
  readonly bookingId: string;
  readonly input: CorrectTaxInput;
  readonly version?: number | undefined;
};

/**
 * Taxes a booking in another way from its beginning, as when a VAT id proves to be invalid. What was billed is credited
 * and billed anew in the same transaction: the order is never in between.
 */
export async function correctTax(
  deps: BillingNeeds,
  actor: Actor,
  { bookingId, input, version }: Wish,
): Promise<Outcome<TaxCorrection>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const on = operatorToday(toInstant(now)).toString();
  return attempt(deps.db, async (trx): Promise<Outcome<TaxCorrection>> => {
    const booking = await lock(trx, bookingId);
    if (booking === undefined) return refuse('not-found');
    if (version !== undefined && version !== booking.version) return refuse('stale-version');
    const judged = await judgeTaxChange(trx, { bookingId, input });
    if (!judged.ok) return judged;
    const { subject, tax } = judged.value;
    const { businessUnitId, number, order } = subject;
    const which = { businessUnitId, orderId: order.id };
    await retaxBooking(trx, { businessUnitId, bookingId, from: input.from, tax: toTaxColumns(tax) });
    const { changes } = await sumOrder(trx, order);
    if (Object.keys(changes).length > 0) await updateOrder(trx, { ...which, changes });
    const data = { number, ...input, basisPoints: tax.basisPoints };
    await recordAudit(trx, { actor, businessUnitId, action: 'booking.correctTax', objectId: bookingId, data, now });
    await markForBilling(trx, { ...which, on });
    const billed = await billOrder(trx, deps, { ...which, on });
    if (!billed.ok) return refuse('illegal-state');
    return ok({ documents: billed.value.map(({ document }) => toTaxDocument(document)) });
  });
}

/** As a run does, so that nobody bills it meanwhile. */
async function lock(trx: Transaction, bookingId: string) {
  const [found] = await findBookings(trx, { bookingIds: [bookingId], scope: 'anyUnit' });
  if (found === undefined) return undefined;
  const { businessUnitId, orderId } = found.booking;
  await lockOrdersToBill(trx, { orders: [{ businessUnitId, orderId }] });
  const [locked] = await findBookings(trx, { bookingIds: [bookingId], scope: 'anyUnit' });
  return locked?.booking;
}
