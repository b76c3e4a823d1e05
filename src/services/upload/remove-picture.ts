import type { Picture } from '#contract/upload.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { replacePicture, requirePictureOwner } from './replace-picture.ts';

/** Goes back to no picture. */
export async function removePicture(
  deps: Reads,
  actor: Actor,
  { picture }: { picture: Picture },
): Promise<Outcome<void>> {
  const owner = requirePictureOwner(actor, picture);
  return owner.ok ? replacePicture(deps, owner.value, { picture, url: null }) : owner;
}
