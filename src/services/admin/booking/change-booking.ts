import type { AdminBooking } from '#contract/admin-booking.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { BookingAction } from '#domain/booking/booking-action.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import { actOnBooking, type BookingChange } from '../../booking/act-on-booking.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { getBooking } from './get-booking.ts';

export type WhichBooking = { readonly bookingId: string; readonly version?: number | undefined };
type Work = (trx: Transaction, subject: LockedBooking, now: Date) => Promise<Outcome<BookingChange>>;

/** One step of the operator with one booking, as one transaction; answers with the booking after it. */
export async function changeBooking(
  deps: ReadsWithSettings,
  actor: Actor,
  { bookingId, version, action }: WhichBooking & { readonly action: BookingAction },
  work: Work,
): Promise<Outcome<AdminBooking>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const changed = await attempt(deps.db, (trx) =>
    actOnBooking(trx, admin.value, { bookingId, version, action, now }, (subject) => work(trx, subject, now)),
  );
  return changed.ok ? getBooking(deps, actor, bookingId) : changed;
}
