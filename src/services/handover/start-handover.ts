import type { Handover, StartHandoverInput } from '#contract/handover.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { lockBookings } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findHandoverOfKind, insertHandover, lockHandoverOfKind } from '#db/handover/handover.queries.ts';
import { findHandoverBooking, type HandoverBookingRow } from '#db/handover/handover-booking.queries.ts';
import { canAct, PICK_UP_HOURS_EARLY } from '#domain/booking/booking-action.ts';
import type { HandoverKind } from '#domain/handover/handover-plan.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import { toInstant, toIso } from '#domain/time/instant.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { discardHandover } from './discard-handover.ts';
import { isOfAnother, situationOf } from './handover-situation.ts';
import { loadHandover } from './load-handover.ts';
import { requireHandoverWorker, type HandoverActor } from './require-handover-right.ts';

type Start = { readonly bookingId: string; readonly input: StartHandoverInput };

/** Begins a handover, or goes on with the one that has begun. A signed one is answered as it is. */
export async function startHandover(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  { bookingId, input: { kind } }: Start,
): Promise<Outcome<Handover>> {
  const worker = requireHandoverWorker(actor);
  if (!worker.ok) return worker;
  const started = await attempt(deps.db, async (trx) => {
    const scope = scopeOf(worker.value);
    // The protocol before the booking, as whoever signs does: what is judged then stays as it is read.
    await lockHandoverOfKind(trx, { scope, bookingId, kind });
    await lockBookings(trx, { scope, bookingIds: [bookingId] });
    const booking = await findHandoverBooking(trx, { scope, bookingId, kind });
    if (booking === undefined) return refuse('not-found');
    const begun = await findHandoverOfKind(trx, { scope, bookingId, kind });
    if (begun !== undefined && !isOfAnother(begun, booking)) return ok({ handoverId: begun.id, droppedPhotos: [] });
    const now = deps.clock.now();
    if (!canAct(kind, situationOf(booking), worker.value, toInstant(now))) return refuseStart(kind, booking);
    const droppedPhotos = begun === undefined ? [] : await discardHandover(trx, worker.value, { begun, booking, now });
    return ok({ handoverId: await begin(trx, worker.value, { kind, booking, now }), droppedPhotos });
  });
  if (!started.ok) return started;
  const { handoverId, droppedPhotos } = started.value;
  await Promise.all(droppedPhotos.map((path) => deps.storage.delete(path)));
  return loadHandover(deps, worker.value, { bookingId, handoverId });
}

async function begin(
  trx: Transaction,
  actor: HandoverActor,
  { kind, booking, now }: { readonly kind: HandoverKind; readonly booking: HandoverBookingRow; readonly now: Date },
): Promise<string> {
  const { id: bookingId, businessUnitId, trailerId } = booking;
  const handover = { businessUnitId, bookingId, trailerId, kind, startedBy: actor.userId, startedAt: now };
  const inserted = await insertHandover(trx, handover);
  if (inserted === undefined) {
    // Somebody else has begun it at the same moment.
    const theirs = await findHandoverOfKind(trx, { scope: { unit: businessUnitId }, bookingId, kind });
    if (theirs === undefined) throw new Error('A handover is neither new nor there');
    return theirs.id;
  }
  await recordAudit(trx, {
    actor,
    businessUnitId,
    action: 'handover.start',
    objectId: inserted.id,
    data: { kind, booking: booking.number },
    now,
  });
  return inserted.id;
}

/** Too early is worth telling apart: the same pick-up is possible later. */
function refuseStart(kind: HandoverKind, { status, startsAt }: HandoverBookingRow): Outcome<never> {
  if (kind !== 'pickUp' || status !== 'reserved') return refuse('illegal-state');
  const possibleFrom = toInstant(startsAt).subtract({ hours: PICK_UP_HOURS_EARLY });
  return refuse('illegal-state', {
    details: { possibleFrom: toIso(possibleFrom) },
  });
}
