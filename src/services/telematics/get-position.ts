import type { NoPosition, PositionAnswer } from '#contract/position.ts';
import { findLastPosition, findTrackedBooking } from '#db/telematics/telematics.queries.ts';
import { isOut } from '#domain/booking/booking-state.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { TrackedPosition } from '../ports/telematics.ts';
import { requireEither } from '../require-actor.ts';

/**
 * Where a rented trailer is. Only while the customer has it: before and afterwards, from handing it back on, its way is
 * none of their business.
 * If the service does not answer, what was last recorded during the rental has to do.
 */
export async function getPosition(
  { db, clock, telematics }: Pick<Deps, 'db' | 'clock' | 'telematics'>,
  actor: Actor,
  bookingId: string,
): Promise<Outcome<PositionAnswer>> {
  const reader = requireEither(actor, { staff: 'yard.read', member: 'seeBookings' });
  if (!reader.ok) return reader;
  const booking = await findTrackedBooking(db, { scope: scopeOf(reader.value), bookingId });
  if (booking === undefined) return refuse('not-found');
  const isGivenAway = actor.kind === 'member' && booking.handedBackAt !== null;
  if (!isOut(booking.status) || isGivenAway) return ok(nothing('notOnRent'));
  if (booking.telematics === 'none') return ok(nothing('noTelematics'));

  const now = clock.now();
  const { trailerId, vin, lat, lon } = booking;
  const outSince = booking.pickedUpAt ?? booking.startsAt;
  const last = await findLastPosition(db, { trailerId, from: outSince, to: now });
  const recorded = last && { ...last, at: last.recordedAt, place: null };
  const asked = await telematics.findPosition({ trailerId, vin, depot: { lat, lon }, outSince, recorded }, now);
  const position = (asked.ok ? asked.value : undefined) ?? recorded;
  return ok(position === undefined ? nothing('noSignal') : found(position));
}

const nothing = (reason: NoPosition): PositionAnswer => ({ position: null, reason });

const found = ({ lat, lon, at, speedKmh, place }: TrackedPosition): PositionAnswer => ({
  position: { lat, lon, at: at.toISOString(), speedKmh, place },
  reason: null,
});
