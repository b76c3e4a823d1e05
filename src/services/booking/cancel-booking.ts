import type { Booking } from '#contract/booking.ts';
import { lockTrailers } from '#db/allocation.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertCharges } from '#db/order.queries.ts';
import type { LockedBooking } from '#db/booking.queries.ts';
import { countAsLapses } from '#db/hold.queries.ts';
import { freeTrailers } from '#db/rental.queries.ts';
import { REGULAR_HOLDS } from '#domain/booking/hold.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Money } from '#domain/money/money.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Deps } from '../deps.ts';
import type { Failure } from '../failure.ts';
import { actOnBooking, requireBookingActor } from './act-on-booking.ts';
import { loadBooking } from './load-booking.ts';
import { termsOfCancellation } from './preview-cancellation.ts';
import { queueBookingMails } from './queue-booking-mails.ts';
import { taxOf, toTaxColumns } from './taxed-part.ts';

type Cancellation = { readonly bookingId: string; readonly version?: number | undefined };

/** Cancels one booking of an order, by the rules and with their fee. Its trailer is free at once. */
export async function cancelBooking(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { bookingId, version }: Cancellation,
): Promise<Result<Booking, Failure>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  const now = deps.clock.now();
  const cancelled = await attempt(deps.db, (trx) =>
    actOnBooking(trx, allowed.value, { bookingId, version, action: 'cancel', now }, async (subject) => {
      const { fee } = await termsOfCancellation(trx, subject, now);
      await lockTrailers(trx, [subject.trailer.id]);
      await freeTrailers(trx, [bookingId]);
      await chargeFee(trx, subject, { fee, now });
      if (allowed.value.kind === 'member' && fee.cents === 0) {
        await countAsLapses(trx, { bookingIds: [bookingId], minutes: REGULAR_HOLDS.minutes, now });
      }
      await queueBookingMails(trx, {
        actor: allowed.value,
        orders: [subject.order],
        news: { template: 'bookingCancelled', bookingId },
      });
      return ok({ changes: { cancelledAt: now }, data: { feeCents: fee.cents } });
    }),
  );
  return cancelled.ok ? loadBooking(deps, allowed.value, bookingId) : cancelled;
}

async function chargeFee(
  trx: Transaction,
  { booking }: LockedBooking,
  { fee, now }: { readonly fee: Money; readonly now: Date },
): Promise<void> {
  if (fee.cents === 0) return;
  const { dayRateCents } = booking.priceTrace;
  await insertCharges(trx, [
    {
      businessUnitId: booking.businessUnitId,
      bookingId: booking.id,
      kind: 'cancellation',
      netCents: fee.cents,
      priceTrace: JSON.stringify({ dayRateCents, netCents: booking.netCents }),
      ...toTaxColumns(taxOf(booking)),
      createdAt: now,
    },
  ]);
}
