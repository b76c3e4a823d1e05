import type { AdminBooking } from '#contract/admin-booking.ts';
import type { ConfirmReturnInput } from '#contract/admin-booking-input.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import { confirmReturn as confirm } from '../../booking/confirm-return.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { requirePlace } from '../../booking/require-place.ts';
import type { WhichBooking } from './change-booking.ts';
import { getBooking } from './get-booking.ts';

/** Somebody of the desk has seen that the trailer is there, or at another depot. */
export async function confirmReturn(
  deps: ReadsWithSettings,
  actor: Actor,
  { input: { depotId } = {}, ...which }: WhichBooking & { readonly input?: ConfirmReturnInput },
): Promise<Outcome<AdminBooking>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const confirmed = await attempt(deps.db, async (trx) => {
    const place = await requirePlace(trx, depotId);
    return place.ok ? confirm(trx, admin.value, { ...which, depotId, now }) : place;
  });
  return confirmed.ok ? getBooking(deps, actor, which.bookingId) : confirmed;
}
