import type { CancellationPreview } from '#contract/booking.ts';
import { listStatesOfOrder, type LockedBooking } from '#db/booking.queries.ts';
import type { Database } from '#db/client.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Failure } from '../failure.ts';
import { requireBookingActor } from './act-on-booking.ts';
import { cancellationTerms } from './cancellation-terms.ts';
import { findSubject } from './find-subject.ts';

/** What cancelling a booking would cost now. */
export async function previewCancellation(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  bookingId: string,
): Promise<Result<CancellationPreview, Failure>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  const now = deps.clock.now();
  const found = await findSubject(deps, allowed.value, { bookingId, action: 'cancel', now });
  return found.ok ? ok(await termsOfCancellation(deps.db, found.value, now)) : found;
}

export async function termsOfCancellation(
  db: Database,
  { booking, order }: LockedBooking,
  now: Date,
): Promise<CancellationPreview> {
  const states = await listStatesOfOrder(db, order.id);
  states.delete(booking.id);
  return cancellationTerms({ booking, orderState: order.status, others: [...states.values()], now });
}
