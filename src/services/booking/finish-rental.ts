import type { Transaction } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import { actOnBooking, type BookingActor } from './act-on-booking.ts';
import { bringBack } from './bring-back.ts';
import type { Happening } from './start-rental.ts';

/** The trailer is back: part of the signing of a return. */
export const finishRental = (
  trx: Transaction,
  actor: BookingActor,
  { bookingId, version, now, ...happened }: Happening,
) =>
  actOnBooking(trx, actor, { bookingId, version, action: 'return', now }, async (subject) =>
    ok(await bringBack(trx, subject, { now, ...happened })),
  );
