import type { Picture, PictureAnswer } from '#contract/upload.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { replacePicture, requirePictureOwner } from './replace-picture.ts';
import { storeImage } from './store-image.ts';

type Upload = { readonly picture: Picture; readonly body: AsyncIterable<Uint8Array> };
type Needs = Pick<Deps, 'db' | 'clock' | 'storage' | 'imageEncoder'>;

/** Takes a new picture of oneself, or the logo of the company. Nothing is read before it is clear who asks. */
export async function changePicture(
  deps: Needs,
  actor: Actor,
  { picture, body }: Upload,
): Promise<Outcome<PictureAnswer>> {
  const owner = requirePictureOwner(actor, picture);
  if (!owner.ok) return owner;
  const stored = await storeImage(deps, { purpose: picture, body });
  if (!stored.ok) return refuse(stored.error);
  const url = `/${stored.value.path}`;
  const replaced = await replacePicture(deps, owner.value, { picture, url });
  if (!replaced.ok) await deps.storage.delete(stored.value.path);
  return replaced.ok ? ok({ url }) : replaced;
}
