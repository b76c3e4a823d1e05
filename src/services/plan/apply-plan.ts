import type { ApplyPlanInput } from '#contract/admin-plan.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { lockTrailers, takeTrailer } from '#db/booking/allocation.queries.ts';
import { releaseHoldsInTheWay } from '#db/booking/booking-allocation.queries.ts';
import { lockBookings } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { lockHandoverOfKind } from '#db/handover/handover.queries.ts';
import { listPlanChanges, noteMade, type PlanChangeRow, updatePlan } from '#db/planning/plan.queries.ts';
import { moveRentals, type RentalChange } from '#db/planning/planning.queries.ts';
import { deleteWorkshopPeriod } from '#db/trailer/trailer-part.queries.ts';
import { insertTransfer, withdrawTransfer } from '#db/trailer/transfer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { writeCorrection } from '#services/admin/booking/write-correction.ts';
import { actOnBookings } from '#services/booking/act-on-booking.ts';
import { toLoggedReason } from '#services/booking/to-logged-reason.ts';
import type { RentalReads } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { alterPlan, type WhichPlan } from './alter-plan.ts';
import { judgePlan, spanOf } from './judge-plan.ts';
import { loadPlanGround, type PlanGround } from './load-plan-ground.ts';
import { noteTasks } from './note-tasks.ts';
import { tellChanged, type Told } from './tell-changed.ts';
import { toChange } from './to-plan-answer.ts';

/**
 * Carries out a plan, all of it or nothing. Protocols, orders, bookings and trailers are locked as everybody does who changes
 * several, and each change is judged again: one that is stale or in the way is named, and nothing happens.
 */
export const applyPlan = (
  deps: RentalReads,
  actor: Actor,
  { input, ...which }: WhichPlan & { readonly input: ApplyPlanInput },
) =>
  alterPlan(deps, actor, which, async (trx, { draft, admin, now }) => {
    const changes = await listPlanChanges(trx, draft.id);
    if (changes.length === 0) return refuse('illegal-state');
    await lockAll(trx, changes);
    const ground = await loadPlanGround({ ...deps, db: trx }, changes, now);
    const judgements = judgePlan(ground, changes, now);
    if (judgements.some(({ problem }) => problem !== null)) {
      const judged = changes.map((change, i) => toChange(ground, change, judgements[i]));
      return refuse('plan-stale', { details: { changes: judged.filter(({ problem }) => problem !== null) } });
    }
    const work = { changes, ground, admin, reason: input.reason, now };
    await dropStays(trx, work);
    if (!(await moveAll(trx, work))) return refuse('trailer-taken', { details: { reason: 'taken' } });
    const moved = await writeMoves(trx, work);
    if (!moved.ok) return moved;
    const corrected = await writePeriods(trx, work);
    if (!corrected.ok) return corrected;
    await tellChanged(trx, [...moved.value, ...corrected.value]);
    const stayed = await planStays(trx, work);
    if (!stayed.ok) return stayed;
    const sent = await planTransfers(trx, work);
    if (!sent.ok) return sent;
    await noteTasks(trx, work);
    await updatePlan(trx, draft.id, { ends: { as: 'applied', by: admin.userId, at: now } });
    await recordAudit(trx, {
      actor: admin,
      businessUnitId: null,
      action: 'plan.apply',
      objectId: draft.id,
      data: { name: draft.name, changes: changes.length, ...toLoggedReason(input.reason) },
      now,
    });
    return ok(undefined);
  });

async function lockAll(trx: Transaction, changes: readonly PlanChangeRow[]): Promise<void> {
  const bookingIds = changes.flatMap(({ bookingId }) => bookingId ?? []).toSorted();
  for (const bookingId of bookingIds) await lockHandoverOfKind(trx, { scope: 'anyUnit', bookingId, kind: 'pickUp' });
  if (bookingIds.length > 0) await lockBookings(trx, { bookingIds, scope: 'anyUnit' });
  const trailerIds = changes.flatMap(({ trailerId, baseTrailerId }) => [
    trailerId,
    ...(baseTrailerId ? [baseTrailerId] : []),
  ]);
  await lockTrailers(trx, [...new Set(trailerIds)]);
}

type Work = {
  readonly changes: readonly PlanChangeRow[];
  readonly ground: PlanGround;
  readonly admin: PlatformAdmin;
  readonly reason: ApplyPlanInput['reason'];
  readonly now: Date;
};

async function dropStays(trx: Transaction, { changes, ...work }: Work): Promise<void> {
  for (const { kind, trailerId, allocationId, toDepotId, startsAt, endsAt } of changes) {
    if (kind !== 'drop' || allocationId === null) continue;
    if (toDepotId === null) {
      await deleteWorkshopPeriod(trx, { trailerId, id: allocationId });
      await logStay(trx, work, { action: 'workshop.cancel', trailerId, data: { allocationId, startsAt, endsAt } });
    } else {
      await withdrawTransfer(trx, { trailerId, id: allocationId });
      const data = { transferId: allocationId, startsAt, endsAt };
      await logStay(trx, work, { action: 'transfer.cancel', trailerId, data });
    }
  }
}

async function planStays(trx: Transaction, { changes, ...work }: Work): Promise<Outcome<void>> {
  for (const { kind, draftId, position, trailerId, startsAt, endsAt, note } of changes) {
    if (kind !== 'workshop') continue;
    const taken = await takeTrailer(trx, { trailerId, startsAt, endsAt, use: { kind, note }, now: work.now });
    if (!taken.ok) return refuse('trailer-taken', { details: { reason: 'taken' } });
    await noteMade(trx, { draftId, position, allocationId: taken.value.allocationId });
    await logStay(trx, work, { action: 'workshop.plan', trailerId, data: { startsAt, endsAt, ...taken.value } });
  }
  return ok(undefined);
}

/** Last, as nothing takes a trailer after its departure. */
async function planTransfers(trx: Transaction, { changes, ...work }: Work): Promise<Outcome<void>> {
  for (const { kind, draftId, position, trailerId, toDepotId, startsAt, endsAt, note } of changes) {
    const fromDepotId = work.ground.trailers.get(trailerId)?.depotId;
    if (kind !== 'transfer' || toDepotId === null || fromDepotId === undefined) continue;
    const use = { kind, note, fromDepotId, toDepotId };
    const taken = await takeTrailer(trx, { trailerId, startsAt, endsAt, use, now: work.now });
    if (!taken.ok) return refuse('trailer-taken', { details: { reason: 'taken' } });
    const { allocationId: id } = taken.value;
    const way = { fromDepotId, toDepotId, startsAt, endsAt, reason: note };
    await insertTransfer(trx, { id, trailerId, ...way, createdAt: work.now });
    await noteMade(trx, { draftId, position, allocationId: id });
    await logStay(trx, work, { action: 'transfer.plan', trailerId, data: { transferId: id, ...way } });
  }
  return ok(undefined);
}

type Stay = {
  readonly action: 'workshop.cancel' | 'workshop.plan' | 'transfer.cancel' | 'transfer.plan';
  readonly trailerId: string;
  readonly data: Readonly<Record<string, unknown>>;
};

const logStay = (trx: Transaction, { ground, admin, now }: Omit<Work, 'changes'>, { action, trailerId, data }: Stay) =>
  recordAudit(trx, {
    actor: admin,
    businessUnitId: null,
    action,
    objectId: trailerId,
    data: { number: ground.trailers.get(trailerId)?.number, ...data },
    now,
  });

/** All rentals at once, as one may go where another one ends earlier or comes from. */
async function moveAll(trx: Transaction, { changes, ground, now }: Work): Promise<boolean> {
  const moves: RentalChange[] = [];
  for (const change of changes) {
    const { kind, bookingId, baseTrailerId: from, trailerId: to } = change;
    if (bookingId === null || from === null) continue;
    const span = kind === 'period' ? spanOf(ground, change) : undefined;
    if (span) await releaseOwnHolds(trx, { ground, bookingId, trailerId: to, ...span });
    moves.push({ bookingId, from, to, ...(span && { span }) });
  }
  return moves.length === 0 || moveRentals(trx, { moves, now });
}

type Holding = {
  readonly ground: PlanGround;
  readonly bookingId: string;
  readonly trailerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

async function releaseOwnHolds(trx: Transaction, { ground, bookingId, trailerId, startsAt, endsAt }: Holding) {
  const businessUnitId = ground.corrections.get(bookingId)?.subject.booking.businessUnitId;
  if (businessUnitId === undefined) return;
  await releaseHoldsInTheWay(trx, { businessUnitId, trailerId, from: startsAt, to: endsAt });
}

/** What other periods mean for their bookings; each is priced as on its own page. */
async function writePeriods(
  trx: Transaction,
  { changes, ground, admin, reason, now }: Work,
): Promise<Outcome<readonly Told[]>> {
  const bookingIds = changes.flatMap(({ kind, bookingId }) => (kind === 'period' && bookingId ? bookingId : []));
  if (bookingIds.length === 0) return ok([]);
  const told: Told[] = [];
  const step = { bookingIds, action: 'correctPeriod' as const, now };
  const corrected = await actOnBookings(trx, admin, step, async (subject) => {
    const period = ground.corrections.get(subject.booking.id);
    if (period === undefined) return refuse('not-found');
    if (!period.read.ok) return period.read;
    const { news, ...change } = await writeCorrection(trx, subject, { read: period.read.value, reason });
    told.push({ userId: subject.order.createdBy, bookingId: subject.booking.id, news });
    return ok(change);
  });
  return corrected.ok ? ok(told) : corrected;
}

async function writeMoves(
  trx: Transaction,
  { changes, ground, admin, reason, now }: Work,
): Promise<Outcome<readonly Told[]>> {
  const moves = changes.flatMap(({ kind, bookingId, baseTrailerId, trailerId }) =>
    kind === 'move' && bookingId !== null && baseTrailerId !== null
      ? [{ bookingId, from: baseTrailerId, to: trailerId }]
      : [],
  );
  if (moves.length === 0) return ok([]);
  const moveOf = new Map(moves.map((move) => [move.bookingId, move]));
  const told: Told[] = [];
  const step = { bookingIds: [...moveOf.keys()], action: 'swapTrailer' as const, now };
  const moved = await actOnBookings(trx, admin, step, async ({ booking, order }) => {
    const move = moveOf.get(booking.id);
    if (move === undefined) return refuse('not-found');
    const oldTrailer = ground.trailers.get(move.from)?.number ?? '';
    const newTrailer = ground.trailers.get(move.to)?.number ?? '';
    const news = { kind: 'trailerSwapped', oldTrailer, newTrailer } as const;
    told.push({ userId: order.createdBy, bookingId: booking.id, news });
    return ok({
      changes: { trailerId: move.to, movedAt: now },
      data: { oldTrailer, newTrailer, oldTrailerId: move.from, newTrailerId: move.to, ...toLoggedReason(reason) },
    });
  });
  return moved.ok ? ok(told) : moved;
}
