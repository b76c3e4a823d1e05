import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { isOutElsewhere } from '#db/booking/booking-allocation.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findTrailer } from '#db/trailer/trailer.queries.ts';
import { findHere } from './find-here.ts';
import { ok } from '#domain/result.ts';
import { refuse } from '../failure.ts';
import { actOnBooking, type BookingActor } from './act-on-booking.ts';

export type Happening = {
  readonly bookingId: string;
  readonly version?: number | undefined;
  /** When it really was. */
  readonly at: Date;
  readonly now: Date;
  /** Who really drove it. */
  readonly driverName?: string | undefined;
  /** What the log adds, such as the protocol. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Where it came back, if that is said. */
  readonly depotId?: string | undefined;
  /** Which trailer changes hands on the road, and how. */
  readonly exchanged?: { readonly kind: 'pickUp' | 'return'; readonly trailerId: string };
};

/** The trailer leaves the depot: its booking is on rent and its order active. Part of the signing of a pick-up. */
export const startRental = (
  trx: Transaction,
  actor: BookingActor,
  { bookingId, version, at, now, driverName, data }: Happening,
) =>
  actOnBooking(trx, actor, { bookingId, version, action: 'pickUp', now }, async ({ booking }) => {
    await lockTrailers(trx, [booking.trailerId]);
    const trailer = await findTrailer(trx, booking.trailerId);
    if (trailer?.status !== 'active') return refuse('trailer-taken', { details: { reason: 'workshop', twins: [] } });
    const { trailerId, depotId } = booking;
    if (await isOutElsewhere(trx, { trailerId, bookingId })) {
      return refuse('trailer-taken', { details: { reason: 'overdue', twins: [] } });
    }
    await findHere(trx, { trailerId, depotId, now });
    const hasOtherDriver = driverName !== undefined && driverName !== booking.driverName;
    return ok({
      // The number belongs to whoever was to come.
      changes: { pickedUpAt: at, ...(hasOtherDriver && { driverName, driverPhone: null }) },
      data: { happenedAt: at.toISOString(), ...(hasOtherDriver && { hasOtherDriver }), ...data },
    });
  });
