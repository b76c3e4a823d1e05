import { findBookings } from '#db/booking/booking.queries.ts';
import { findChargePhoto } from '#db/charge/charge-photo.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { StoredFile } from '../ports/storage.ts';
import { requireEither } from '../require-actor.ts';
import type { WhichPhoto } from './change-photo.ts';

/** A photo of a claim, for those who may see the booking. */
export async function getPhoto(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  actor: Actor,
  { bookingId, chargeId, position }: WhichPhoto,
): Promise<Outcome<StoredFile>> {
  const reader = requireEither(actor, { staff: 'orders.read', member: 'seeBookings' });
  if (!reader.ok) return reader;
  const [subject] = await findBookings(db, { bookingIds: [bookingId], scope: scopeOf(reader.value) });
  if (subject === undefined) return refuse('not-found');
  const { businessUnitId } = subject.booking;
  const photo = await findChargePhoto(db, { businessUnitId, bookingId, chargeId, position });
  const file = photo && (await storage.get(photo.path));
  return file === undefined ? refuse('not-found') : ok(file);
}
