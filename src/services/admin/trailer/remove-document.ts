import type { AdminTrailer } from '#contract/admin-trailer.ts';
import { deletePaper } from '#db/trailer/trailer-part.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';

type Removal = { readonly trailerId: string; readonly documentId: string; readonly version?: number | undefined };

export async function removeDocument(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  { trailerId, documentId, version }: Removal,
): Promise<Outcome<AdminTrailer>> {
  let path: string | undefined;
  const removed = await alterTrailer(deps, actor, { trailerId, version }, async (trx) => {
    const paper = await deletePaper(trx, { trailerId, documentId });
    path = paper?.path;
    return paper ? ok({ action: 'document.remove', data: { kind: paper.kind, documentId } }) : refuse('not-found');
  });
  if (removed.ok && path !== undefined) await deps.storage.delete(path);
  return removed;
}
