import type { HandoverPhoto } from '#contract/handover.ts';
import { findHandover } from '#db/handover/handover.queries.ts';
import { findHandoverBooking } from '#db/handover/handover-booking.queries.ts';
import { findPhoto, putPhoto, type HandoverPhotoRow } from '#db/handover/handover-photo.queries.ts';
import { isPhotoPosition } from '#domain/handover/photo-position.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { storeImage, type StoredImage } from '../upload/store-image.ts';
import { changeHandover } from './change-handover.ts';
import { requireHandoverWorker, type HandoverActor } from './require-handover-right.ts';
import { toPhoto } from './to-handover.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'storage' | 'imageEncoder'>;
type WhichPhoto = { readonly bookingId: string; readonly handoverId: string; readonly position: string };
type Kept = { readonly photo: HandoverPhotoRow; readonly dropped: string | undefined };

/** Takes a photo for one position, in place of an older one. Nothing is read before it is clear that it is wanted. */
export async function storePhoto(
  deps: Needs,
  actor: Actor,
  { body, ...which }: WhichPhoto & { readonly body: AsyncIterable<Uint8Array> },
): Promise<Outcome<HandoverPhoto>> {
  const worker = requireHandoverWorker(actor);
  if (!worker.ok) return worker;
  const wanted = await requireWanted(deps, worker.value, which);
  if (!wanted.ok) return wanted;
  const stored = await storeImage(deps, { purpose: 'handover', body });
  if (!stored.ok) return refuse(stored.error);
  const kept = await keepPhoto(deps, worker.value, which, stored.value);
  const dropped = kept.ok ? kept.value.dropped : stored.value.path;
  if (dropped !== undefined) await deps.storage.delete(dropped);
  return kept.ok ? ok(toPhoto({ id: which.handoverId, bookingId: which.bookingId }, kept.value.photo)) : kept;
}

async function requireWanted(
  { db }: Needs,
  actor: HandoverActor,
  { bookingId, handoverId, position }: WhichPhoto,
): Promise<Outcome<void>> {
  const scope = scopeOf(actor);
  const handover = await findHandover(db, { scope, bookingId, handoverId });
  const booking =
    handover &&
    (await findHandoverBooking(db, { scope, bookingId, trailerId: handover.trailerId, kind: handover.kind }));
  if (handover === undefined || booking === undefined) return refuse('not-found');
  if (!isPhotoPosition(booking.trailer.type, position)) return refuse('not-found');
  return handover.signedAt === null ? ok(undefined) : refuse('handover-signed');
}

/** `dropped` is the file that nothing points at any more: the older picture, or the new one if it is the same. */
const keepPhoto = (
  deps: Needs,
  actor: HandoverActor,
  { bookingId, handoverId, position }: WhichPhoto,
  { path, sha256, width, height }: StoredImage,
): Promise<Outcome<Kept>> => {
  const step = { bookingId, handoverId, action: 'handover.photo' as const, data: { position } };
  return changeHandover<Kept>(deps, actor, step, async (trx, { now }) => {
    const before = await findPhoto(trx, { handoverId, position });
    if (before?.sha256.equals(sha256)) return ok({ photo: before, dropped: path });
    const photo = await putPhoto(trx, { handoverId, position, path, sha256, width, height, uploadedAt: now });
    return ok({ photo, dropped: before?.path });
  });
};
