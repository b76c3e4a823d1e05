import type { Booking, ChangeBookingInput } from '#contract/booking.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { actOnBooking, requireBookingActor } from './act-on-booking.ts';
import { loadBooking } from './load-booking.ts';

type Change = {
  readonly bookingId: string;
  readonly version?: number | undefined;
  readonly input: ChangeBookingInput;
};

/** Writes the note and the driver's name. What is not sent stays. */
export async function changeBooking(
  deps: Reads,
  actor: Actor,
  { bookingId, version, input }: Change,
): Promise<Outcome<Booking>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  const now = deps.clock.now();
  const { reservationNote, driverName } = input;
  const changed = await attempt(deps.db, (trx) =>
    actOnBooking(trx, allowed.value, { bookingId, version, action: 'editNote', now }, async () =>
      ok({
        changes: {
          ...(reservationNote !== undefined && { reservationNote: reservationNote || null }),
          ...(driverName !== undefined && { driverName: driverName || null }),
        },
        data: {
          ...(reservationNote !== undefined && { note: reservationNote || null }),
          ...(driverName !== undefined && { driverName: driverName || null }),
        },
      }),
    ),
  );
  return changed.ok ? loadBooking(deps, allowed.value, bookingId) : changed;
}
