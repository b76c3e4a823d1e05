import type { Scope } from '#domain/team/scope.ts';
import type { Database } from '../client.ts';
import { inScope } from '../in-scope.ts';
import { prepared } from '../prepared.ts';

/** The trailer of a booking. */
export const findBookedTrailer = (
  db: Database,
  { scope, bookingId }: { readonly scope: Scope; readonly bookingId: string },
) =>
  db
    .selectFrom('booking as k')
    .innerJoin('trailer as t', 't.id', 'k.trailerId')
    .select(['k.trailerId', 't.number'])
    .where('k.id', '=', bookingId)
    .where(inScope('k.businessUnitId', scope, 'k.depotId'))
    .executeTakeFirst();

/** The booking through which a unit may read the papers of a trailer: it has the trailer, or is going to have it. */
export async function findEntitlingBooking(
  db: Database,
  { businessUnitId, trailerId }: { readonly businessUnitId: string; readonly trailerId: string },
): Promise<string | undefined> {
  const booking = await db
    .selectFrom('booking')
    .select('id')
    .where('businessUnitId', '=', businessUnitId)
    .where('trailerId', '=', trailerId)
    .where('status', 'in', ['reserved', 'onRent', 'returnAnnounced'])
    .orderBy('startsAt')
    .limit(1)
    .modifyEnd(prepared)
    .executeTakeFirst();
  return booking?.id;
}

export const listTrailerDocuments = (db: Database, trailerId: string) =>
  db
    .selectFrom('trailerDocument')
    .select(['id', 'kind', 'bytes'])
    .where('trailerId', '=', trailerId)
    .orderBy('kind')
    .orderBy('id')
    .execute();

export const findTrailerDocument = (
  db: Database,
  { trailerId, documentId }: { readonly trailerId: string; readonly documentId: string },
) =>
  db
    .selectFrom('trailerDocument')
    .select(['kind', 'path'])
    .where('trailerId', '=', trailerId)
    .where('id', '=', documentId)
    .executeTakeFirst();
