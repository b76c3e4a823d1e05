import { trailerDocumentUrl } from '#contract/trailer-document.ts';
import type { TrailerDocument } from '#contract/trailer.ts';
import type { Database } from '#db/client.ts';
import { findEntitlingBooking, listTrailerDocuments } from '#db/trailer/trailer-document.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { findEntitledTrailer } from './entitled-trailer.ts';

/** The papers of a booking's trailer; none once the unit has nothing more to do with it. */
export async function listDocuments(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  bookingId: string,
): Promise<Outcome<readonly TrailerDocument[]>> {
  const trailer = await findEntitledTrailer(db, actor, bookingId);
  if (!trailer.ok) return trailer;
  return ok(trailer.value.isEntitled ? await listFor(db, trailer.value.trailerId, bookingId) : []);
}

/** The papers of a trailer for its page: null for whoever has no booking of it that entitles to them. */
export async function findDocumentsOfTrailer(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  trailerId: string,
): Promise<readonly TrailerDocument[] | null> {
  if (actor.kind !== 'member' || !hasRight(actor, 'seeBookings')) return null;
  const bookingId = await findEntitlingBooking(db, { businessUnitId: actor.businessUnitId, trailerId });
  return bookingId === undefined ? null : listFor(db, trailerId, bookingId);
}

async function listFor(db: Database, trailerId: string, bookingId: string): Promise<readonly TrailerDocument[]> {
  const rows = await listTrailerDocuments(db, trailerId);
  return rows.map((row) => ({ ...row, url: trailerDocumentUrl(bookingId, row.id) }));
}
