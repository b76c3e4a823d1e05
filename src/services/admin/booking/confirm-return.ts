import type { AdminBooking } from '#contract/admin-booking.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import { confirmReturn as confirm } from '../../booking/confirm-return.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { WhichBooking } from './change-booking.ts';
import { getBooking } from './get-booking.ts';

/** Somebody of the desk has seen that the trailer is there. */
export async function confirmReturn(
  deps: ReadsWithSettings,
  actor: Actor,
  which: WhichBooking,
): Promise<Outcome<AdminBooking>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const confirmed = await attempt(deps.db, (trx) => confirm(trx, admin.value, { ...which, now }));
  return confirmed.ok ? getBooking(deps, actor, which.bookingId) : confirmed;
}
