import { standsAt } from '#db/trailer/admin-trailer.queries.ts';
import { listPapers } from '#db/trailer/trailer-part.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { depotsOf } from '#domain/team/scope.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';

export type TrailerFile = { readonly bytes: Uint8Array; readonly filename: string };

/** A paper of a trailer as the file it is. */
export async function getDocument(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  actor: Actor,
  { trailerId, documentId }: { readonly trailerId: string; readonly documentId: string },
): Promise<Outcome<TrailerFile>> {
  const admin = requireStaff(actor, 'fleet.read');
  if (!admin.ok) return admin;
  if (!(await standsAt(db, { trailerId, depots: depotsOf(admin.value) }))) return refuse('not-found');
  const paper = (await listPapers(db, trailerId)).find(({ id }) => id === documentId);
  const file = paper && (await storage.get(paper.path));
  if (paper === undefined || file === undefined) return refuse('not-found');
  return ok({ bytes: file.bytes, filename: `${paper.kind}-${documentId.slice(0, 8)}.pdf` });
}
