import type { MadePayment, RecordPaymentInput } from '#contract/admin-payment.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { type Created, once } from '../once.ts';
import { requireStaff } from '../require-actor.ts';
import { checkBookingDay } from './check-booking-day.ts';
import { receiveAdvance } from './receive-advance.ts';
import { takePayment } from '../ledger/take-payment.ts';

type Wish = { readonly input: RecordPaymentInput; readonly idempotencyKey: string | undefined };

/** The operator writes down money of a company that no bank file has brought. */
export async function recordPayment(
  { db, clock, settings: { secretKey, sellers } }: ReadsWithSettings,
  actor: Actor,
  { input, idempotencyKey: key }: Wish,
): Promise<Outcome<Created<MadePayment>>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  if (Object.keys(sellers).length === 0) return refuse('illegal-state');
  if (key === undefined) return refuse('idempotency-key-required');
  const now = clock.now();
  const booked = checkBookingDay(input.bookedOn, now);
  if (!booked.ok) return booked;
  const { userId } = admin.value;
  return attempt(db, (trx) =>
    once<MadePayment>(trx, { userId, key, operation: 'payment.take', input }, { secretKey, now }, async () => {
      const { businessUnitId, bookedOn, cents, note, orderId } = input;
      const received = { kind: 'transfer', bookedOn, cents, ...(note && { note }) } as const;
      const acting = { by: admin.value, now };
      if (orderId !== undefined) {
        const advance = await receiveAdvance(trx, { ...received, businessUnitId, orderId }, acting);
        return advance.ok ? ok({ id: advance.value.id }) : advance;
      }
      if ((await findBusinessUnit(trx, businessUnitId)) === undefined) return refuse('not-found');
      return ok(await takePayment(trx, { ...received, businessUnitId }, acting));
    }),
  );
}
