import type { AdminTrailer } from '#contract/admin-trailer.ts';
import { deleteImage, isImageShown } from '#db/trailer/trailer-part.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { queueFileDeletion } from '#services/queue-deletion.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';

type Removal = { readonly trailerId: string; readonly photoId: string; readonly version?: number | undefined };

/** Promises that the file goes, with the sizes it was made in, unless another trailer shows it. */
export const removePhoto = (
  deps: Reads,
  actor: Actor,
  { trailerId, photoId, version }: Removal,
): Promise<Outcome<AdminTrailer>> =>
  alterTrailer(deps, actor, { trailerId, version }, async (trx) => {
    const image = await deleteImage(trx, { trailerId, imageId: photoId });
    if (!image) return refuse('not-found');
    if (!(await isImageShown(trx, image.path))) await queueFileDeletion(trx, [image.path]);
    return ok({ action: 'photo.remove', data: { photoId } });
  });
