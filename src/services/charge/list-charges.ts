import type { LaterCharge } from '#contract/charge.ts';
import { findBookings } from '#db/booking/booking.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireEither } from '../require-actor.ts';
import { loadCharges } from './load-charges.ts';

/** What has been charged for a booking after the fact, for those who may see the booking. */
export async function listCharges(
  { db, clock }: Reads,
  actor: Actor,
  bookingId: string,
): Promise<Outcome<readonly LaterCharge[]>> {
  const reader = requireEither(actor, { staff: 'orders.read', member: 'seeBookings' });
  if (!reader.ok) return reader;
  const [subject] = await findBookings(db, { bookingIds: [bookingId], scope: scopeOf(reader.value) });
  if (subject === undefined) return refuse('not-found');
  const { businessUnitId } = subject.booking;
  return ok(await loadCharges(db, { businessUnitId, bookingId, actor, now: clock.now() }));
}
