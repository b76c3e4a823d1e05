import type { LockedBooking } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { countAsLapses } from '#db/checkout/hold.queries.ts';
import { REGULAR_HOLDS } from '#domain/booking/hold.ts';
import type { System } from '#domain/team/actor.ts';
import type { BookingActor, BookingChange } from './act-on-booking.ts';
import { cancellationFeeOf } from './cancellation-fee-of.ts';
import { chargeFee } from './charge-fee.ts';

/** What every cancelled booking brings with it, alone or with its whole order: its fee, or else a lapse of its unit. */
export async function giveUpBooking(
  trx: Transaction,
  actor: BookingActor | System,
  { booking, order, now }: Pick<LockedBooking, 'booking' | 'order'> & { readonly now: Date },
): Promise<BookingChange> {
  const fee = cancellationFeeOf(order.status, booking, now);
  await chargeFee(trx, booking, { kind: 'cancellation', fee, now });
  if (actor.kind !== 'platformAdmin' && fee.cents === 0) {
    await countAsLapses(trx, { bookingIds: [booking.id], minutes: REGULAR_HOLDS.minutes, now });
  }
  return { changes: { cancelledAt: now }, data: { feeCents: fee.cents } };
}
