import type { Handover } from '#contract/handover.ts';
import type { Database } from '#db/client.ts';
import { listKnownDamages } from '#db/handover/damage.queries.ts';
import {
  findHandover,
  findHandoverOfKind,
  findLastParts,
  type HandoverRow,
  type WhichHandover,
} from '#db/handover/handover.queries.ts';
import { findHandoverBooking, type HandoverBookingRow } from '#db/handover/handover-booking.queries.ts';
import { listPhotos } from '#db/handover/handover-photo.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { asHandedOver, isOfAnother } from './handover-situation.ts';
import type { HandoverActor } from './require-handover-right.ts';
import { toHandover } from './to-handover.ts';

/** A handover as this actor sees it. One that was begun with another trailer than the booking has now is gone. */
export async function loadHandover(
  { db, clock }: Reads,
  actor: HandoverActor,
  { bookingId, handoverId }: Omit<WhichHandover, 'scope'>,
): Promise<Outcome<Handover>> {
  const scope = scopeOf(actor);
  const handover = await findHandover(db, { scope, bookingId, handoverId });
  const booking =
    handover &&
    (await findHandoverBooking(db, { scope, bookingId, trailerId: handover.trailerId, kind: handover.kind }));
  if (booking === undefined || handover === undefined || isOfAnother(handover, booking)) return refuse('not-found');
  return ok(await describeHandover(db, { handover, booking }, { actor, now: clock.now() }));
}

/** Everything the guided flow and the protocol tell. */
export async function describeHandover(
  db: Database,
  { handover, booking }: { readonly handover: HandoverRow; readonly booking: HandoverBookingRow },
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<Handover> {
  const { id, trailerId, businessUnitId, bookingId, kind, signedAt } = handover;
  const seen = asHandedOver(kind, booking);
  const [photos, knownDamages, last, pickUp] = await Promise.all([
    listPhotos(db, id),
    listKnownDamages(db, { trailerId, notOf: id, at: signedAt ?? now }),
    findLastParts(db, { trailerId, before: signedAt ?? now, notOf: id }),
    kind === 'return'
      ? findHandoverOfKind(db, { scope: { unit: businessUnitId }, bookingId, trailerId, kind: 'pickUp' })
      : undefined,
  ]);
  const pickUpPhotos = pickUp === undefined ? [] : await listPhotos(db, pickUp.id);
  return toHandover(
    {
      handover,
      booking: seen,
      photos,
      knownDamages,
      last: last?.parts ?? {},
      pickUp: pickUp && { row: pickUp, photos: pickUpPhotos },
    },
    actor,
    now,
  );
}
