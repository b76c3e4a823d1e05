import type { CancellationPreview } from '#contract/booking.ts';
import { listStatesOfOrder } from '#db/booking/booking.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireBookingActor } from './act-on-booking.ts';
import { cancellationTerms } from './cancellation-terms.ts';
import { findSubject } from './find-subject.ts';

/** What cancelling a booking would cost now. */
export async function previewCancellation(
  deps: Reads,
  actor: Actor,
  bookingId: string,
): Promise<Outcome<CancellationPreview>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  const now = deps.clock.now();
  const found = await findSubject(deps, allowed.value, { bookingId, action: 'cancel', now });
  if (!found.ok) return found;
  const { booking, order } = found.value;
  const states = await listStatesOfOrder(deps.db, order.id);
  states.delete(booking.id);
  return ok(cancellationTerms({ booking, orderState: order.status, others: [...states.values()], now }));
}
