import type { AddChargeInput, LaterCharge } from '#contract/charge.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { markForBilling } from '#db/billing/billing-due.queries.ts';
import { lockBookings, type LockedBooking } from '#db/booking/booking.queries.ts';
import { insertCharge } from '#db/charge/charge.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { BilledTax } from '#domain/billing/billed-order.ts';
import { segmentsOf } from '#domain/billing/segments-of.ts';
import { damageShare } from '#domain/charge/damage-share.ts';
import { findChargeObstacle, OBJECTION_DAYS } from '#domain/charge/find-charge-obstacle.ts';
import { deductibleOf } from '#domain/price/deductible.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { addDays, localDate } from '#domain/time/wall-clock.ts';
import { attempt } from '../attempt.ts';
import { loadBill } from '../billing/load-bill.ts';
import { toBilledOrder } from '../billing/to-billed-order.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type Created, once } from '../once.ts';
import { requireStaff } from '../require-actor.ts';
import { loadCharges } from './load-charges.ts';

const OPERATION = 'charge.add';

type Wish = {
  readonly bookingId: string;
  readonly input: AddChargeInput;
  readonly idempotencyKey: string | undefined;
};
type Charges = { readonly items: readonly LaterCharge[]; readonly nextCursor: null };

/**
 * Charges something for a rental that has begun. A damage is proposed first, for the customer to object to; anything else
 * comes with the next invoice.
 */
export async function addCharge(
  { db, clock, settings: { secretKey } }: ReadsWithSettings,
  actor: Actor,
  { bookingId, input, idempotencyKey: key }: Wish,
): Promise<Outcome<Created<Charges>>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  const create = { userId: admin.value.userId, key, operation: OPERATION, input: { bookingId, ...input } };
  return attempt(db, (trx) =>
    once<Charges>(trx, create, { secretKey, now }, async () => {
      const [subject] = await lockBookings(trx, { bookingIds: [bookingId], scope: 'anyUnit' });
      if (subject === undefined) return refuse('not-found');
      const { booking, order, depot } = subject;
      const today = operatorToday(toInstant(now)).toString();
      const returnedOn = booking.returnedAt && localDate(booking.returnedAt, depot.timeZone);
      const obstacle = findChargeObstacle({ billing: order.billing, state: booking.status, returnedOn }, today);
      if (obstacle !== undefined) return refuse(obstacle);
      await write(trx, admin.value, { subject, input, today, now });
      const { businessUnitId } = booking;
      return ok({ items: await loadCharges(trx, { businessUnitId, bookingId, actor, now }), nextCursor: null });
    }),
  );
}

type Work = {
  readonly subject: LockedBooking;
  readonly input: AddChargeInput;
  readonly today: string;
  readonly now: Date;
};

async function write(trx: Transaction, actor: PlatformAdmin, { subject, input, today, now }: Work): Promise<void> {
  const { booking, order, services, depot } = subject;
  const { id: bookingId, businessUnitId, orderId, number } = booking;
  const { kind, cents, note } = input;
  const isClaim = kind === 'damage';
  const deductible = deductibleOf(services.map(({ key }) => key)).cents;
  const netCents = isClaim ? damageShare(cents, deductible) : cents;
  const billAfter = isClaim ? addDays(today, OBJECTION_DAYS) : null;
  const tax = isClaim ? claimTax(depot.country) : await taxOfLastPart(trx, subject);
  const { id: chargeId } = await insertCharge(trx, {
    businessUnitId,
    bookingId,
    kind,
    netCents,
    costCents: isClaim ? cents : null,
    note,
    billAfter,
    priceTrace: JSON.stringify(isClaim ? { costCents: cents, deductibleCents: deductible } : {}),
    taxCase: tax.case,
    taxCountry: tax.country,
    taxBasisPoints: tax.basisPoints,
    createdAt: now,
    createdBy: actor.userId,
  });
  await markForBilling(trx, { businessUnitId, orderId, on: billAfter === null ? today : addDays(billAfter, 1) });
  const data = { number, orderNumber: order.number, kind, netCents, ...(isClaim && { costCents: cents }) };
  await recordAudit(trx, { actor, businessUnitId, action: OPERATION, objectId: chargeId, data, now });
  if (billAfter === null) return;
  const news = { kind: 'claimProposed', netCents, note, until: billAfter } as const;
  await queueMail(trx, { template: 'bookingNews', bookingId, news });
}

/** Nobody owes VAT on compensation. */
const claimTax = (country: string): BilledTax => ({ country, case: 'notTaxable', basisPoints: 0 });

/** What is done for a rental is taxed as its last days are. */
async function taxOfLastPart(trx: Transaction, { booking, order }: LockedBooking): Promise<BilledTax> {
  const billed = toBilledOrder(await loadBill(trx, order)).bookings.find(({ id }) => id === booking.id);
  const tax = billed && segmentsOf(billed).at(-1)?.tax;
  if (tax === undefined) throw new Error(`Booking ${booking.number} has no part`);
  return tax;
}
