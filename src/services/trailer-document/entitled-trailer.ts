import type { Database } from '#db/client.ts';
import { findBookedTrailer, findEntitlingBooking } from '#db/trailer-document.queries.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type Failure, refuse } from '../failure.ts';
import { requireRight, requireUser } from '../team/require-actor.ts';

type BookedTrailer = {
  readonly trailerId: string;
  readonly number: string;
  /** Whether its papers are for this actor now. */
  readonly isEntitled: boolean;
};

/** Papers are for units that have the trailer or are going to have it, through whichever of their bookings, and for the operator. */
export async function findEntitledTrailer(
  db: Database,
  actor: Actor,
  bookingId: string,
): Promise<Result<BookedTrailer, Failure>> {
  const reader = actor.kind === 'platformAdmin' ? requireUser(actor) : requireRight(actor, 'seeBookings');
  if (!reader.ok) return reader;
  const businessUnitId = reader.value.kind === 'member' ? reader.value.businessUnitId : undefined;
  const trailer = await findBookedTrailer(db, { businessUnitId, bookingId });
  if (trailer === undefined) return refuse('not-found');
  const { trailerId } = trailer;
  const isEntitled =
    businessUnitId === undefined || (await findEntitlingBooking(db, { businessUnitId, trailerId })) !== undefined;
  return ok({ ...trailer, isEntitled });
}
