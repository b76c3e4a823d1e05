import type { AdminTrailer } from '#contract/admin-trailer.ts';
import { deleteImage } from '#db/trailer/trailer-part.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';

type Removal = { readonly trailerId: string; readonly photoId: string; readonly version?: number | undefined };

/** The file goes only when it is certain that no row points at it any more. */
export async function removePhoto(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  { trailerId, photoId, version }: Removal,
): Promise<Outcome<AdminTrailer>> {
  let path: string | undefined;
  const removed = await alterTrailer(deps, actor, { trailerId, version }, async (trx) => {
    ({ path } = (await deleteImage(trx, { trailerId, imageId: photoId })) ?? {});
    return path === undefined ? refuse('not-found') : ok({ action: 'photo.remove', data: { photoId } });
  });
  if (removed.ok && path !== undefined) await deps.storage.delete(path);
  return removed;
}
