import type { Plan } from '#contract/admin-plan.ts';
import {
  insertPlan,
  listPlanChanges,
  lockPlan,
  putPlanChanges,
  type PlanChangeRow,
} from '#db/planning/plan.queries.ts';
import { isUniqueViolation } from '#db/postgres-error.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '#services/attempt.ts';
import type { RentalReads } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { PlannedChange } from './load-plan-ground.ts';
import { readPlan } from './read-plan.ts';

/** A plan that takes back what another one did, to be looked at and carried out like any other. */
export async function undoPlan(deps: RentalReads, actor: Actor, planId: string): Promise<Outcome<Plan>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  try {
    const created = await attempt(deps.db, async (trx) => {
      const done = await lockPlan(trx, planId);
      if (done === undefined) return refuse('not-found');
      if (done.status !== 'applied') return refuse('illegal-state');
      const { id } = await insertPlan(trx, {
        name: done.name,
        origin: 'hand',
        undoOf: planId,
        createdAt: now,
        createdBy: admin.value.userId,
      });
      const changes = (await listPlanChanges(trx, planId)).flatMap((change) => toInverse(change) ?? []);
      await putPlanChanges(trx, { draftId: id, changes });
      return ok(id);
    });
    return created.ok ? await readPlan(deps, created.value, now) : created;
  } catch (error) {
    if (isUniqueViolation(error, 'plan_draft_undone')) return refuse('illegal-state');
    throw error;
  }
}

/** What was changed since has another version, which is found when the plan is judged. */
function toInverse(change: PlanChangeRow): PlannedChange | undefined {
  const { kind, bookingId, allocationId, baseVersion, baseTrailerId, trailerId, startsAt, endsAt, note } = change;
  const { baseStartsAt, baseEndsAt, toDepotId } = change;
  const noPeriod = { baseStartsAt: null, baseEndsAt: null };
  const same = { bookingId, trailerId, toDepotId, startsAt, endsAt, note, ...noPeriod };
  switch (kind) {
    case 'move':
      return {
        ...same,
        kind,
        allocationId: null,
        baseVersion: (baseVersion ?? 0) + 1,
        baseTrailerId: trailerId,
        trailerId: baseTrailerId ?? trailerId,
      };
    case 'period':
      return {
        ...same,
        kind,
        allocationId: null,
        baseVersion: (baseVersion ?? 0) + 1,
        baseTrailerId,
        startsAt: baseStartsAt ?? startsAt,
        endsAt: baseEndsAt ?? endsAt,
        baseStartsAt: startsAt,
        baseEndsAt: endsAt,
      };
    case 'workshop':
    case 'transfer':
      return { ...same, kind: 'drop', allocationId, baseVersion: 1, baseTrailerId: null };
    case 'drop': {
      const made = toDepotId === null ? 'workshop' : 'transfer';
      return { ...same, kind: made, allocationId: null, baseVersion: null, baseTrailerId: null };
    }
    // Whoever was called has been called.
    case 'task':
      return undefined;
  }
}
