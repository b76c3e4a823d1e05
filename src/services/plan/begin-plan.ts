import type { CreatePlanInput, Plan } from '#contract/admin-plan.ts';
import { insertPlan, putPlanChanges } from '#db/planning/plan.queries.ts';
import type { PLAN_ORIGINS } from '#domain/planning/plan-change.ts';
import { ok } from '#domain/result.ts';
import { attempt } from '#services/attempt.ts';
import type { RentalReads } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { readChanges } from './read-changes.ts';
import { readPlan } from './read-plan.ts';

type Beginning = CreatePlanInput & { readonly origin: (typeof PLAN_ORIGINS)[number]; readonly createdBy: string };

/** Keeps a new plan and judges it as things stand. */
export async function beginPlan(
  deps: RentalReads,
  { name, changes: inputs, origin, createdBy }: Beginning,
): Promise<Outcome<Plan>> {
  const now = deps.clock.now();
  const created = await attempt(deps.db, async (trx) => {
    const changes = await readChanges(trx, inputs, now);
    if (!changes.ok) return changes;
    const { id } = await insertPlan(trx, { name, origin, createdAt: now, createdBy });
    await putPlanChanges(trx, { draftId: id, changes: changes.value });
    return ok(id);
  });
  return created.ok ? readPlan(deps, created.value, now) : created;
}
