import type { Booking } from '#contract/booking.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireEither } from '../require-actor.ts';
import { loadBooking } from './load-booking.ts';

export async function getBooking(deps: Reads, actor: Actor, bookingId: string): Promise<Outcome<Booking>> {
  const reader = requireEither(actor, { staff: 'orders.read', member: 'seeBookings' });
  return reader.ok ? loadBooking(deps, reader.value, bookingId) : reader;
}
