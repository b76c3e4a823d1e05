import type { Transaction } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import { actOnBooking, type BookingActor } from './act-on-booking.ts';
import type { Happening } from './start-rental.ts';

/** A return that nobody of a staffed depot has signed: the customer's time ends, the rest waits for the confirmation. */
export const handBack = (
  trx: Transaction,
  actor: BookingActor,
  { bookingId, version, at, now, data, depotId }: Happening,
) =>
  actOnBooking(trx, actor, { bookingId, version, action: 'handBack', now }, async ({ returnDepot }) =>
    ok({
      changes: { handedBackAt: at, returnedDepotId: depotId === returnDepot.id ? null : (depotId ?? null) },
      data: { happenedAt: at.toISOString(), ...data },
    }),
  );
