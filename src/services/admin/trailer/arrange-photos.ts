import type { GalleryInput } from '#contract/admin-trailer-input.ts';
import { arrangeImages, listImages } from '#db/trailer/trailer-part.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';

type Change = { readonly trailerId: string; readonly input: GalleryInput; readonly version?: number | undefined };

/** Puts the photos into another order and says what is on them. Whoever does not know all of them has an old list. */
export const arrangePhotos = (deps: Reads, actor: Actor, { trailerId, input: { photos }, version }: Change) =>
  alterTrailer(deps, actor, { trailerId, version }, async (trx) => {
    const known = new Set((await listImages(trx, trailerId)).map(({ id }) => id));
    const named = new Set(photos.map(({ id }) => id));
    const isWhole =
      photos.length === known.size && named.size === known.size && [...named].every((id) => known.has(id));
    if (!isWhole) return refuse('stale-version');
    const images = photos.map(({ id, alt }) => ({ id, alt: alt === '' ? null : alt }));
    await arrangeImages(trx, { trailerId, images });
    return ok({ action: 'photo.arrange', data: { photos: images.length } });
  });
