import type { CreatePlanInput, Plan } from '#contract/admin-plan.ts';
import { insertPlan, putPlanChanges } from '#db/planning/plan.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '#services/attempt.ts';
import type { RentalReads } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { readChanges } from './read-changes.ts';
import { readPlan } from './read-plan.ts';

/** Begins a plan. It blocks nothing and tells nobody until it is carried out. */
export async function createPlan(
  deps: RentalReads,
  actor: Actor,
  { name, changes: inputs }: CreatePlanInput,
): Promise<Outcome<Plan>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const created = await attempt(deps.db, async (trx) => {
    const changes = await readChanges(trx, inputs, now);
    if (!changes.ok) return changes;
    const { id } = await insertPlan(trx, { name, origin: 'hand', createdAt: now, createdBy: admin.value.userId });
    await putPlanChanges(trx, { draftId: id, changes: changes.value });
    return ok(id);
  });
  return created.ok ? readPlan(deps, created.value, now) : created;
}
