import type { Booking } from '#contract/booking.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireRight, requireUser } from '../require-actor.ts';
import { loadBooking } from './load-booking.ts';

export async function getBooking(deps: Reads, actor: Actor, bookingId: string): Promise<Outcome<Booking>> {
  const reader = actor.kind === 'platformAdmin' ? requireUser(actor) : requireRight(actor, 'seeBookings');
  return reader.ok ? loadBooking(deps, reader.value, bookingId) : reader;
}
