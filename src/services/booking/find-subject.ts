import { findBookings, type LockedBooking } from '#db/booking/booking.queries.ts';
import type { BookingAction } from '#domain/booking/booking-action.ts';
import { canAct } from '#domain/booking/booking-action.ts';
import { ok } from '#domain/result.ts';
import { toInstant } from '#domain/time/instant.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { BookingActor } from './act-on-booking.ts';
import { situationOf } from './booking-subject.ts';
import { describeConflict } from './describe-conflict.ts';

type Look = { readonly bookingIds: readonly string[]; readonly action: BookingAction; readonly now: Date };

/** Bookings that an action is only previewed for: the same refusals as if it were done, but nobody waits. */
export async function findSubjects(
  { db }: Pick<Deps, 'db'>,
  actor: BookingActor,
  { bookingIds, action, now }: Look,
): Promise<Outcome<readonly LockedBooking[]>> {
  const wanted = [...new Set(bookingIds)];
  const subjects = await findBookings(db, { bookingIds: wanted, scope: scopeOf(actor) });
  if (subjects.length < wanted.length) return refuse('not-found');
  const illegal = subjects.filter(
    ({ booking, order }) => !canAct(action, situationOf(booking, order), actor, toInstant(now)),
  );
  if (illegal.length === 0) return ok(subjects);
  return refuse('illegal-state', {
    details: { bookings: await describeConflict(db, actor, { subjects: illegal, now }) },
  });
}

export async function findSubject(
  deps: Pick<Deps, 'db'>,
  actor: BookingActor,
  { bookingId, ...look }: Omit<Look, 'bookingIds'> & { readonly bookingId: string },
): Promise<Outcome<LockedBooking>> {
  const found = await findSubjects(deps, actor, { ...look, bookingIds: [bookingId] });
  if (!found.ok) return found;
  const [subject] = found.value;
  return subject ? ok(subject) : refuse('not-found');
}
