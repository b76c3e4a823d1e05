import type { Transaction } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import { actOnBooking, type BookingActor } from './act-on-booking.ts';
import type { Happening } from './start-rental.ts';

/** A return that nobody of a staffed depot has signed: the customer's time ends, the rest waits for the confirmation. */
export const handBack = (trx: Transaction, actor: BookingActor, { bookingId, version, at, now, data }: Happening) =>
  actOnBooking(trx, actor, { bookingId, version, action: 'handBack', now }, async () =>
    ok({ changes: { handedBackAt: at }, data: { happenedAt: at.toISOString(), ...data } }),
  );
