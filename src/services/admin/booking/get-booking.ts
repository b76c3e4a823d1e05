import type { AdminBooking } from '#contract/admin-booking.ts';
import { findBookingCompany } from '#db/admin-booking.queries.ts';
import { noShowFee } from '#domain/booking/cancellation-fee.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { loadBooking } from '../../booking/load-booking.ts';
import type { Deps } from '../../deps.ts';
import { type Failure, refuse } from '../../failure.ts';
import { requirePlatformAdmin } from '../../team/require-actor.ts';

/** One booking of any customer, with what the operator needs to act on it. */
export async function getBooking(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  bookingId: string,
): Promise<Result<AdminBooking, Failure>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const booking = await loadBooking(deps, admin.value, bookingId);
  if (!booking.ok) return booking;
  const found = await findBookingCompany(deps.db, bookingId);
  if (found === undefined) return refuse('not-found');
  const { isHandoverOpen, ...company } = found;
  const { actions, trace, net } = booking.value;
  return ok({
    ...booking.value,
    company,
    isHandoverOpen,
    noShowFee: actions.includes('markNoShow') ? noShowFee({ dayRateCents: trace.dayRateCents, net }) : null,
  });
}
