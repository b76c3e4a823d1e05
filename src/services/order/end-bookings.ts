import { listStatesOfOrder } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { OrderRow } from '#db/order/order.queries.ts';
import type { ActReason } from '#domain/booking/act-reason.ts';
import type { OrderEnd } from '#domain/order/order-end.ts';
import { ok } from '#domain/result.ts';
import type { System } from '#domain/team/actor.ts';
import { actOnBookings, type BookingActor } from '../booking/act-on-booking.ts';
import { giveUpBooking } from '../booking/give-up-booking.ts';
import type { Outcome } from '../failure.ts';
import { sumOrder, type SummedOrder } from './sum-order.ts';

type End = {
  readonly order: OrderRow;
  readonly partOf: OrderEnd;
  readonly reason?: ActReason | undefined;
  readonly now: Date;
};

/**
 * Cancels all bookings of an order, which the caller has locked, as part of its end. The order's own state, and the sums
 * that it has then, are for the caller to write.
 */
export async function endBookings(
  trx: Transaction,
  actor: BookingActor | System,
  { order, partOf, reason, now }: End,
): Promise<Outcome<SummedOrder>> {
  const states = await listStatesOfOrder(trx, order.id);
  const bookingIds = [...states].filter(([, state]) => state !== 'cancelled').map(([id]) => id);
  const ended = await actOnBookings(trx, actor, { bookingIds, action: 'cancel', partOf, now }, (subject) =>
    giveUpBooking(trx, actor, { ...subject, reason, now }),
  );
  return ended.ok ? ok(await sumOrder(trx, order)) : ended;
}
