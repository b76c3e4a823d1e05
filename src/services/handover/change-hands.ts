import { lockTrailers, moveAllocation } from '#db/booking/allocation.queries.ts';
import { findNextStart, findRentalAllocation } from '#db/booking/booking-allocation.queries.ts';
import { lockBookings, type BookingRow, type LockedBooking } from '#db/booking/booking.queries.ts';
import { markExchangedBack } from '#db/booking/exchange.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findTrailer } from '#db/trailer/trailer.queries.ts';
import { ok } from '#domain/result.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { toDate, toInstant } from '#domain/time/instant.ts';
import { occupiedUntil } from '#domain/time/period.ts';
import { turnaroundKept } from '#domain/trailer/turnaround.ts';
import type { BookingActor } from '../booking/act-on-booking.ts';
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
  const { id: allocationId, startsAt } = allocation;
  const hours = turnaroundKept(allocation.turnaroundHours, trailer.type);
  const next = await findNextStart(trx, allocation, now);
  const ready = toDate(occupiedUntil(toInstant(at), hours)).getTime();
  const latest = Math.min(ready, next?.getTime() ?? Infinity);
  const endsAt = new Date(Math.max(latest, startsAt.getTime() + MINUTE_MS));
  const moved = await moveAllocation(trx, { trailerId, allocationId, startsAt, endsAt, now });
  if (!moved.ok) throw new Error(`The end of booking ${booking.number} could not be moved: ${moved.error}`);
}
