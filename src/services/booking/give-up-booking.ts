import type { LockedBooking } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { countAsLapses } from '#db/checkout/hold.queries.ts';
import type { ActReason } from '#domain/booking/act-reason.ts';
import { REGULAR_HOLDS } from '#domain/booking/hold.ts';
import { ok } from '#domain/result.ts';
import type { System } from '#domain/team/actor.ts';
import type { Outcome } from '../failure.ts';
import type { BookingActor, BookingChange } from './act-on-booking.ts';
import { cancellationFeeOf } from './cancellation-fee-of.ts';
import { chargeFee } from './charge-fee.ts';
import { toLoggedReason } from './to-logged-reason.ts';

type GivenUp = Pick<LockedBooking, 'booking' | 'order'> & {
  readonly reason?: ActReason | undefined;
  /** What the operator asks for instead of what the rule does. */
  readonly feeCents?: number | undefined;
  readonly now: Date;
};

/** What every cancelled booking brings with it, alone or with its whole order: its fee, or else a lapse of its unit. */
export async function giveUpBooking(
  trx: Transaction,
  actor: BookingActor | System,
  { booking, order, reason, feeCents, now }: GivenUp,
): Promise<Outcome<BookingChange>> {
  const rule = cancellationFeeOf(order.status, booking, now);
  const fee = await chargeFee(trx, booking, { kind: 'cancellation', rule, feeCents, now });
  if (!fee.ok) return fee;
  if (actor.kind !== 'platformAdmin' && rule.cents === 0) {
    await countAsLapses(trx, { bookingIds: [booking.id], minutes: REGULAR_HOLDS.minutes, now });
  }
  return ok({ changes: { cancelledAt: now }, data: { ...fee.value, ...(reason && toLoggedReason(reason)) } });
}
