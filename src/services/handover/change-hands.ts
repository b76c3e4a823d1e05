import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { findRentalAllocation } from '#db/booking/booking-allocation.queries.ts';
import { lockBookings, type BookingRow, type LockedBooking } from '#db/booking/booking.queries.ts';
import { markExchangedBack } from '#db/booking/exchange.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findTrailer } from '#db/trailer/trailer.queries.ts';
import { ok } from '#domain/result.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { toDate, toInstant } from '#domain/time/instant.ts';
import { occupiedUntil } from '#domain/time/period.ts';
import { turnaroundKept } from '#domain/trailer/turnaround.ts';
import type { BookingActor } from '../booking/act-on-booking.ts';
import { endRental } from '../booking/place-rental.ts';
import type { Happening } from '../booking/start-rental.ts';
import { type Outcome, refuse } from '../failure.ts';

/**
 * A trailer changes hands on the road: the rental goes on, and what it costs stays. One that comes back is free after its
 * turnaround, unless it went to the workshop.
 */
export async function changeHands(
  trx: Transaction,
  actor: BookingActor,
  { bookingId, at, now, exchanged }: Happening,
): Promise<Outcome<BookingRow>> {
  const [subject] = await lockBookings(trx, { bookingIds: [bookingId], scope: scopeOf(actor) });
  if (subject === undefined || exchanged === undefined) return refuse('not-found');
  if (exchanged.kind === 'pickUp') return ok(subject.booking);
  const { trailerId } = exchanged;
  await lockTrailers(trx, [trailerId]);
  const back = await markExchangedBack(trx, { bookingId, trailerId, at });
  if (back?.fate === 'depot') await freeAfterTurnaround(trx, subject, { trailerId, at, now });
  return ok(subject.booking);
}

type Back = { readonly trailerId: string; readonly at: Date; readonly now: Date };

async function freeAfterTurnaround(
  trx: Transaction,
  { booking }: LockedBooking,
  { trailerId, at, now }: Back,
): Promise<void> {
  const allocation = await findRentalAllocation(trx, { bookingId: booking.id, trailerId });
  const trailer = await findTrailer(trx, trailerId);
  if (allocation === undefined || trailer === undefined)
    throw new Error(`Booking ${booking.number} never had ${trailerId}`);
  const hours = turnaroundKept(allocation.turnaroundHours, trailer.type);
  const readyAt = toDate(occupiedUntil(toInstant(at), hours));
  await endRental(trx, { bookingId: booking.id, trailerId, backAt: at > now ? at : now, readyAt, now });
}
