import { findTrailerDocument } from '#db/trailer/trailer-document.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { findEntitledTrailer } from './entitled-trailer.ts';

type Which = { readonly bookingId: string; readonly documentId: string };

/** A paper of the trailer, for whoever is entitled to it; for everybody else there is none. */
export async function getTrailerDocument(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  actor: Actor,
  { bookingId, documentId }: Which,
): Promise<Outcome<{ readonly bytes: Uint8Array; readonly filename: string }>> {
  const trailer = await findEntitledTrailer(db, actor, bookingId);
  if (!trailer.ok) return trailer;
  const { isEntitled, trailerId, number } = trailer.value;
  const document = isEntitled ? await findTrailerDocument(db, { trailerId, documentId }) : undefined;
  if (document === undefined) return refuse('not-found');
  const file = await storage.get(document.path);
  if (file === undefined) throw new Error(`The document ${documentId} of ${number} is missing in the storage`);
  return ok({ bytes: file.bytes, filename: `${number}-${document.kind}.pdf` });
}
