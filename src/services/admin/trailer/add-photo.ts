import type { AdminTrailer } from '#contract/admin-trailer.ts';
import { insertImage, listImages } from '#db/trailer/trailer-part.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse, refuseFields } from '../../failure.ts';
import { queueVariants } from '#services/queue-variants.ts';
import { requireStaff } from '#services/require-actor.ts';
import { storeImage } from '../../upload/store-image.ts';
import { alterTrailer } from './alter-trailer.ts';

type Upload = { readonly trailerId: string; readonly photoId: string; readonly body: AsyncIterable<Uint8Array> };

const MOST_PHOTOS = 20;

/** Adds a photo after the others. The same id again is the same photo, sent once more because no answer came. */
export async function addPhoto(
  deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'imageEncoder'>,
  actor: Actor,
  { trailerId, photoId, body }: Upload,
): Promise<Outcome<AdminTrailer>> {
  const admin = requireStaff(actor, 'fleet.write');
  if (!admin.ok) return admin;
  const stored = await storeImage(deps, { purpose: 'trailer', body });
  if (!stored.ok) return refuse(stored.error);
  const { path, width, height } = stored.value;
  let isKept = false;
  const added = await alterTrailer(deps, actor, { trailerId }, async (trx) => {
    isKept = false;
    const images = await listImages(trx, trailerId);
    if (images.some(({ id }) => id === photoId)) return ok(undefined);
    if (images.length >= MOST_PHOTOS) return refuseFields({ photo: 'too-many' });
    const position = Math.max(-1, ...images.map((image) => image.position)) + 1;
    await insertImage(trx, { trailerId, id: photoId, position, path, width, height });
    await queueVariants(trx, [path]);
    isKept = true;
    return ok({ action: 'photo.add', data: { photoId } });
  });
  if (!added.ok || !isKept) await deps.storage.delete(path);
  return added;
}
