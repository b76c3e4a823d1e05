import type { Database } from '#db/client.ts';
import { listKnownDamages } from '#db/handover/damage.queries.ts';
import { findHandover, type HandoverRow } from '#db/handover/handover.queries.ts';
import { findPhoto, type HandoverPhotoRow } from '#db/handover/handover-photo.queries.ts';
import { damageOfPhoto } from '#domain/handover/photo-position.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { StoredFile } from '../ports/storage.ts';
import { requireHandoverReader } from './require-handover-right.ts';

type WhichPhoto = { readonly bookingId: string; readonly handoverId: string; readonly position: string };

/** A picture of this handover, or one of a damage that the trailer had before, whoever took it. */
export async function getPhoto(
  { db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  { bookingId, handoverId, position }: WhichPhoto,
): Promise<Outcome<StoredFile>> {
  const reader = requireHandoverReader(actor);
  if (!reader.ok) return reader;
  const handover = await findHandover(db, { scope: scopeOf(reader.value), bookingId, handoverId });
  if (handover === undefined) return refuse('not-found');
  const photo =
    (await findPhoto(db, { handoverId, position })) ??
    (await findKnownPhoto(db, { handover, position, now: clock.now() }));
  const file = photo && (await storage.get(photo.path));
  return file === undefined ? refuse('not-found') : ok(file);
}

/** Only pictures of damages go from one customer to the next, never those of a whole protocol. */
async function findKnownPhoto(
  db: Database,
  { handover, position, now }: { readonly handover: HandoverRow; readonly position: string; readonly now: Date },
): Promise<HandoverPhotoRow | undefined> {
  const damageId = damageOfPhoto(position);
  if (damageId === undefined) return undefined;
  const { trailerId, id: notOf, signedAt } = handover;
  const known = await listKnownDamages(db, { trailerId, notOf, at: signedAt ?? now });
  const damage = known.find(({ id }) => id === damageId);
  if (!damage?.handoverId || !damage.photoPositions.includes(position)) return undefined;
  return findPhoto(db, { handoverId: damage.handoverId, position });
}
