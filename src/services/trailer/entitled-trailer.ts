import type { Database } from '#db/client.ts';
import { findBookedTrailer, findEntitlingBooking } from '#db/trailer/trailer-document.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireEither } from '../require-actor.ts';

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
): Promise<Outcome<BookedTrailer>> {
  const reader = requireEither(actor, { staff: 'yard.read', member: 'seeBookings' });
  if (!reader.ok) return reader;
  const scope = scopeOf(reader.value);
  const trailer = await findBookedTrailer(db, { scope, bookingId });
  if (trailer === undefined) return refuse('not-found');
  const { trailerId } = trailer;
  const isOperator = scope === 'anyUnit' || 'depots' in scope;
  const isEntitled =
    isOperator || (await findEntitlingBooking(db, { businessUnitId: scope.unit, trailerId })) !== undefined;
  return ok({ ...trailer, isEntitled });
}
