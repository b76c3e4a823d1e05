import type { ApplyPlanInput } from '#contract/admin-plan.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { lockTrailers, takeTrailer } from '#db/booking/allocation.queries.ts';
import { lockBookings } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { lockHandoverOfKind } from '#db/handover/handover.queries.ts';
import { listPlanChanges, noteMade, type PlanChangeRow, updatePlan } from '#db/planning/plan.queries.ts';
import { moveRentals } from '#db/planning/planning.queries.ts';
import { deleteWorkshopPeriod } from '#db/trailer/trailer-part.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { actOnBookings } from '#services/booking/act-on-booking.ts';
import { toLoggedReason } from '#services/booking/to-logged-reason.ts';
import type { RentalReads } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import { alterPlan, type WhichPlan } from './alter-plan.ts';
import { judgePlan } from './judge-plan.ts';
import { loadPlanGround, type PlanGround } from './load-plan-ground.ts';
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
    const moved = await moveAll(trx, work);
    if (!moved.ok) return moved;
    const stayed = await planStays(trx, work);
    if (!stayed.ok) return stayed;
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
  for (const { kind, trailerId, allocationId, startsAt, endsAt } of changes) {
    if (kind !== 'drop' || allocationId === null) continue;
    await deleteWorkshopPeriod(trx, { trailerId, id: allocationId });
    await logStay(trx, work, { action: 'workshop.cancel', trailerId, data: { allocationId, startsAt, endsAt } });
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

type Stay = {
  readonly action: 'workshop.cancel' | 'workshop.plan';
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

async function moveAll(trx: Transaction, { changes, ground, admin, reason, now }: Work): Promise<Outcome<void>> {
  const moves = changes.flatMap(({ bookingId, baseTrailerId, trailerId }) =>
    bookingId !== null && baseTrailerId !== null ? [{ bookingId, from: baseTrailerId, to: trailerId }] : [],
  );
  if (moves.length === 0) return ok(undefined);
  if (!(await moveRentals(trx, { moves, now }))) return refuse('trailer-taken', { details: { reason: 'taken' } });
  const moveOf = new Map(moves.map((move) => [move.bookingId, move]));
  const told: Told[] = [];
  const step = { bookingIds: [...moveOf.keys()], action: 'swapTrailer' as const, now };
  const moved = await actOnBookings(trx, admin, step, async ({ booking, order }) => {
    const move = moveOf.get(booking.id);
    if (move === undefined) return refuse('not-found');
    const oldTrailer = ground.trailers.get(move.from)?.number ?? '';
    const newTrailer = ground.trailers.get(move.to)?.number ?? '';
    told.push({ userId: order.createdBy, bookingId: booking.id, oldTrailer, newTrailer });
    return ok({
      changes: { trailerId: move.to, movedAt: now },
      data: { oldTrailer, newTrailer, oldTrailerId: move.from, newTrailerId: move.to, ...toLoggedReason(reason) },
    });
  });
  if (!moved.ok) return moved;
  await tellAll(trx, told);
  return ok(undefined);
}

type Told = {
  readonly userId: string;
  readonly bookingId: string;
  readonly oldTrailer: string;
  readonly newTrailer: string;
};

/** One mail to each customer, however many of their bookings the plan has moved. */
async function tellAll(trx: Transaction, told: readonly Told[]): Promise<void> {
  for (const [userId, own] of Map.groupBy(told, (one) => one.userId)) {
    const [first, ...others] = own;
    if (first === undefined) continue;
    if (others.length === 0) {
      const { bookingId, oldTrailer, newTrailer } = first;
      const news = { kind: 'trailerSwapped', oldTrailer, newTrailer } as const;
      await queueMail(trx, { template: 'bookingNews', bookingId, news });
    } else {
      const moved = own.map(({ bookingId, oldTrailer, newTrailer }) => ({ bookingId, oldTrailer, newTrailer }));
      await queueMail(trx, { template: 'trailersMoved', userId, moved });
    }
  }
}
