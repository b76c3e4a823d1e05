import type { ReturnInput, ReturnPreview } from '#contract/booking-end.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { RentalReads } from '../deps.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { horizonOf } from '../horizon-of.ts';
import { requireBookingActor } from './act-on-booking.ts';
import { findSubjects } from './find-subject.ts';
import { lookAtReturn } from './look-at-return.ts';

/** What announcing these returns would save or cost. */
export async function previewReturn(
  deps: RentalReads,
  actor: Actor,
  { bookingIds, at }: ReturnInput,
): Promise<Outcome<ReturnPreview>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  const now = deps.clock.now();
  if (at !== undefined && isBeyondHorizon(localDate(at, OPERATOR_ZONE), horizonOf(deps))) {
    return refuseFields({ at: 'too-far' });
  }
  const found = await findSubjects(deps, allowed.value, { bookingIds, action: 'announceReturn', now });
  if (!found.ok) return found;
  return ok(await lookAtReturn(deps, { subjects: found.value, at: at === undefined ? at : new Date(at), now }));
}
