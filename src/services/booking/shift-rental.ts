import { moveAllocation } from '#db/booking/allocation.queries.ts';
import { findRentalAllocation, releaseHoldsInTheWay } from '#db/booking/booking-allocation.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { planRental } from './place-rental.ts';

type Shift = {
  /** Without, when it began. */
  readonly startsAt?: Date;
  /** With the turnaround. */
  readonly endsAt: Date;
  readonly now: Date;
};

/**
 * Gives the rental of a booking another time, whose trailer the caller has locked. One that ends elsewhere takes the transfer behind
 * it along. Whether that was possible.
 */
export async function shiftRental(
  trx: Transaction,
  { booking }: Pick<LockedBooking, 'booking'>,
  { endsAt, now, ...wish }: Shift,
): Promise<boolean> {
  const { id: bookingId, number, trailerId, businessUnitId } = booking;
  const allocation = await findRentalAllocation(trx, { bookingId, trailerId });
  if (allocation === undefined) throw new Error(`Booking ${number} has no allocation`);
  const { id: allocationId, fromDepotId } = allocation;
  const startsAt = wish.startsAt ?? allocation.startsAt;
  await releaseHoldsInTheWay(trx, { businessUnitId, trailerId, from: startsAt, to: endsAt });
  if (fromDepotId !== null) return planRental(trx, { bookingId, trailerId, startsAt, readyAt: endsAt, now });
  return (await moveAllocation(trx, { trailerId, allocationId, startsAt, endsAt, now })).ok;
}
