import type { Handover, SignHandoverInput } from '#contract/handover.ts';
import type { Transaction } from '#db/client.ts';
import { insertDamages } from '#db/handover/damage.queries.ts';
import { closeHandover, keepSignatures } from '#db/handover/handover.queries.ts';
import { deletePhoto, listPhotos, type HandoverPhotoRow } from '#db/handover/handover-photo.queries.ts';
import { outcomeOf } from '#domain/handover/depot-signature.ts';
import { findObstacles } from '#domain/handover/handover-check.ts';
import { damageOfPhoto } from '#domain/handover/photo-position.ts';
import { changedHandsAt, signedOnDevice } from '#domain/handover/signing-time.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { finishRental } from '../booking/finish-rental.ts';
import { handBack } from '../booking/hand-back.ts';
import { requirePlace } from '../booking/require-place.ts';
import { startRental } from '../booking/start-rental.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { refuseForImpersonator } from '../require-actor.ts';
import { changeHandover, type OpenHandover } from './change-handover.ts';
import { cleanSignatures, type GivenSignatures } from './clean-signatures.ts';
import { changeHands } from './change-hands.ts';
import { isOnTheRoad, toSoFar } from './handover-situation.ts';
import { loadHandover } from './load-handover.ts';
import { proveDepot } from './prove-depot.ts';
import { queueHandoverMails } from './queue-handover-mails.ts';
import { requireHandoverWorker } from './require-handover-right.ts';

type Sign = {
  readonly bookingId: string;
  readonly handoverId: string;
  readonly input: SignHandoverInput;
  /** Of the protocol that was shown to whoever signs. */
  readonly version?: number | undefined;
};

/**
 * Closes a protocol for ever. In the same transaction the rental begins or ends, and new damages are entered for the
 * trailer; the paper follows by mail. What the customer signs where a depot is staffed and has not signed is a return that
 * waits for its confirmation, or a pick-up that stays open.
 */
export async function signHandover(
  deps: Pick<Deps, 'db' | 'clock' | 'imageEncoder' | 'settings' | 'storage'>,
  actor: Actor,
  { bookingId, handoverId, input, version }: Sign,
): Promise<Outcome<Handover>> {
  const worker = requireHandoverWorker(actor);
  if (!worker.ok) return worker;
  const personal = refuseForImpersonator(actor, 'sign');
  if (!personal.ok) return personal;
  const { waitedSeconds = 0, depotId } = input;
  const given = await cleanSignatures(deps.imageEncoder, input);
  if (!given.ok) return given;
  const proven = await proveDepot(deps, worker.value, { bookingId, handoverId, input });
  if (!proven.ok) return proven;

  const data = { ...toLogged(given.value), ...(waitedSeconds > 0 && { waitedSeconds }) };
  const step = { bookingId, handoverId, action: 'handover.sign' as const, data, depotId };
  const signed = await changeHandover(deps, worker.value, step, async (trx, open) => {
    const { handover, booking, now } = open;
    if (version !== undefined && version !== handover.version) {
      return refuse('stale-version', { details: { current: { version: handover.version } } });
    }
    const elsewhere = await requireElsewhere(trx, open, depotId);
    if (!elsewhere.ok) return elsewhere;
    const photos = await listPhotos(trx, handoverId);
    // What the customer signed before the depot came still counts.
    const { customer = null } = given.value.customer === null ? (handover.signatures ?? {}) : given.value;
    const { depot } = given.value;
    const obstacles = findObstacles(toSoFar(handover, booking, photos, { customer, depot }));
    if (obstacles.length > 0 || customer === null) return refuse('handover-incomplete', { details: { obstacles } });
    const signatures = { customer, depot };
    const outcome = outcomeOf({ kind: handover.kind, keyBox: booking.keyBox, isDepotHeard: depot !== null });
    if (outcome === 'waits') {
      await keepSignatures(trx, { handoverId, signatures, now });
      return ok([]);
    }

    const back = outcome === 'handsBack' ? handBack : finishRental;
    const inDepot = handover.kind === 'pickUp' ? startRental : back;
    const move = isOnTheRoad(handover.kind, booking) ? changeHands : inDepot;
    const signing = { now, startedAt: handover.startedAt, waitedSeconds };
    const moved = await move(trx, worker.value, {
      bookingId,
      at: changedHandsAt(signing),
      now,
      driverName: handover.parts.driver?.name,
      data: { handoverId },
      depotId,
      exchanged: handover,
    });
    if (!moved.ok) return moved;
    // Only now is the booking locked: its trailer may have been swapped a moment ago.
    if (move !== changeHands && moved.value.trailerId !== handover.trailerId) return refuse('illegal-state');
    const dropped = await dropOrphans(trx, open, photos);
    await enterDamages(trx, open, photos);
    await closeHandover(trx, {
      handoverId,
      signatures,
      now,
      signedOnDeviceAt: signedOnDevice(signing),
    });
    await queueHandoverMails(trx, { handover, orderId: booking.orderId, signer: worker.value });
    return ok(dropped);
  });
  if (!signed.ok) return signed;
  await Promise.all(signed.value.map((path) => deps.storage.delete(path)));
  return loadHandover(deps, worker.value, { bookingId, handoverId });
}

/** Only what is brought back to a depot can come to another one. */
const requireElsewhere = async (
  trx: Transaction,
  { handover, booking }: OpenHandover,
  depotId: string | undefined,
): Promise<Outcome<void>> =>
  depotId !== undefined && (handover.kind !== 'return' || isOnTheRoad(handover.kind, booking))
    ? refuseFields({ depotId: 'unknown' })
    : requirePlace(trx, depotId);

/** The log names who signed; the pictures stay with the protocol. */
const toLogged = (signatures: GivenSignatures) =>
  Object.fromEntries(
    Object.entries(signatures).map(([party, signing]) => [
      party,
      signing === null || 'refusedBecause' in signing ? signing : { name: signing.name },
    ]),
  );

/** Photos of damages that were taken back do not belong into the protocol. */
async function dropOrphans(
  trx: Transaction,
  { handover }: OpenHandover,
  photos: readonly HandoverPhotoRow[],
): Promise<readonly string[]> {
  const reported = new Set(handover.parts.damages?.map(({ id }) => id));
  const orphans = photos.filter(({ position }) => {
    const damageId = damageOfPhoto(position);
    return damageId !== undefined && !reported.has(damageId);
  });
  for (const { handoverId, position } of orphans) await deletePhoto(trx, { handoverId, position });
  return orphans.map(({ path }) => path);
}

const enterDamages = (
  trx: Transaction,
  { handover, now }: OpenHandover,
  photos: readonly HandoverPhotoRow[],
): Promise<void> =>
  insertDamages(
    trx,
    (handover.parts.damages ?? []).map((damage) => ({
      ...damage,
      trailerId: handover.trailerId,
      handoverId: handover.id,
      bookingId: handover.bookingId,
      photoPositions: photos.map(({ position }) => position).filter((p) => damageOfPhoto(p) === damage.id),
      foundAt: now,
    })),
  );
