import type { ReturnInput, ReturnPreview } from '#contract/booking-end.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Failure, refuseFields } from '../failure.ts';
import { isTooFar } from '../trailer/search-basis.ts';
import { requireBookingActor } from './act-on-booking.ts';
import { findSubjects } from './find-subject.ts';
import { lookAtReturn } from './look-at-return.ts';

/** What announcing these returns would save or cost. */
export async function previewReturn(
  deps: Pick<Deps, 'db' | 'clock' | 'holidays'>,
  actor: Actor,
  { bookingIds, at }: ReturnInput,
): Promise<Result<ReturnPreview, Failure>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  const now = deps.clock.now();
  if (at !== undefined && isTooFar(new Date(at).toISOString(), now)) return refuseFields({ at: 'too-far' });
  const found = await findSubjects(deps, allowed.value, { bookingIds, action: 'announceReturn', now });
  if (!found.ok) return found;
  return ok(await lookAtReturn(deps, { subjects: found.value, at: at === undefined ? at : new Date(at), now }));
}
