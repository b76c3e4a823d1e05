import type { Booking } from '#contract/booking.ts';
import type { ChangeBookingInput } from '#contract/booking-query.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { actOnBooking, requireBookingActor } from './act-on-booking.ts';
import { loadBooking } from './load-booking.ts';
import { readDriver } from './read-driver.ts';

type Change = {
  readonly bookingId: string;
  readonly version?: number | undefined;
  readonly input: ChangeBookingInput;
};

/** Writes the note, and who drives. What is not sent stays. */
export async function changeBooking(
  deps: Reads,
  actor: Actor,
  { bookingId, version, input }: Change,
): Promise<Outcome<Booking>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  const now = deps.clock.now();
  const changed = await attempt(deps.db, (trx) =>
    actOnBooking(trx, allowed.value, { bookingId, version, action: 'editNote', now }, async ({ booking }) => {
      const unit = await findBusinessUnit(trx, booking.businessUnitId);
      const driver = readDriver(input, { booking, country: unit?.country ?? '' });
      if (!driver.ok) return driver;
      const note = input.reservationNote === undefined ? booking.reservationNote : input.reservationNote || null;
      const hasOtherNote = note !== booking.reservationNote;
      return ok({
        changes: {
          ...driver.value.changes,
          ...(hasOtherNote && { reservationNote: note }),
        },
        data: {
          ...driver.value.data,
          ...(hasOtherNote && { hasOtherNote }),
        },
      });
    }),
  );
  return changed.ok ? loadBooking(deps, allowed.value, bookingId) : changed;
}
