import type { ChangePlanInput } from '#contract/admin-plan.ts';
import { putPlanChanges, updatePlan } from '#db/planning/plan.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { RentalReads } from '#services/deps.ts';
import { alterPlan, type WhichPlan } from './alter-plan.ts';
import { readChanges } from './read-changes.ts';

/** Gives a plan another name, or other changes instead of those that it has. */
export const changePlan = (
  deps: RentalReads,
  actor: Actor,
  { input: { name, changes: inputs }, ...which }: WhichPlan & { readonly input: ChangePlanInput },
) =>
  alterPlan(deps, actor, which, async (trx, { draft: { id: draftId }, now }) => {
    if (inputs !== undefined) {
      const changes = await readChanges(trx, inputs, now);
      if (!changes.ok) return changes;
      await putPlanChanges(trx, { draftId, changes: changes.value });
    }
    await updatePlan(trx, draftId, name === undefined ? {} : { name });
    return ok(undefined);
  });
