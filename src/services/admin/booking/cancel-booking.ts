import type { AdminBooking } from '#contract/admin-booking.ts';
import type { CancelBookingInput } from '#contract/admin-booking-input.ts';
import type { Actor } from '#domain/team/actor.ts';
import { cancelBooking as cancel } from '../../booking/cancel-booking.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { WhichBooking } from './change-booking.ts';
import { getBooking } from './get-booking.ts';

type Cancellation = WhichBooking & { readonly input: CancelBookingInput };

/** Cancels a booking of any customer by the same rules; the operator may do so after the time of the pick-up, too. */
export async function cancelBooking(
  deps: ReadsWithSettings,
  actor: Actor,
  { input, ...which }: Cancellation,
): Promise<Outcome<AdminBooking>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const cancelled = await cancel(deps, admin.value, { ...which, ...input });
  return cancelled.ok ? getBooking(deps, actor, which.bookingId) : cancelled;
}
