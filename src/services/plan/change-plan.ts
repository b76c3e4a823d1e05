import type { ChangePlanInput } from '#contract/admin-plan.ts';
import { listPlanChanges, putPlanChanges, updatePlan } from '#db/planning/plan.queries.ts';
import { MOST_CHANGES } from '#domain/planning/plan-change.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { RentalReads } from '#services/deps.ts';
import { refuseFields } from '#services/failure.ts';
import { alterPlan, type WhichPlan } from './alter-plan.ts';
import type { PlannedChange } from './load-plan-ground.ts';
import { readChanges } from './read-changes.ts';

/** Gives a plan another name, takes changes out of it and puts others in. What goes back to where it is, is no change. */
export const changePlan = (
  deps: RentalReads,
  actor: Actor,
  { input: { name, remove = [], add = [] }, ...which }: WhichPlan & { readonly input: ChangePlanInput },
) =>
  alterPlan(deps, actor, which, async (trx, { draft: { id: draftId }, now }) => {
    const added = await readChanges(trx, add, now);
    if (!added.ok) return added;
    const replaced = new Set(added.value.flatMap((change) => subjectOf(change) ?? []));
    const kept = (await listPlanChanges(trx, draftId)).filter(
      (change) => !remove.includes(change.position) && !replaced.has(subjectOf(change) ?? ''),
    );
    const changes = [...kept, ...added.value.filter((change) => !isNothing(change))];
    if (changes.length > MOST_CHANGES) return refuseFields({ add: 'too-many' });
    await putPlanChanges(trx, { draftId, changes });
    await updatePlan(trx, draftId, name === undefined ? {} : { name });
    return ok(undefined);
  });

const subjectOf = ({ kind, bookingId, allocationId }: PlannedChange): string | null =>
  kind === 'workshop' || kind === 'transfer' ? null : (bookingId ?? allocationId);

function isNothing({ kind, baseTrailerId, trailerId, startsAt, endsAt, baseStartsAt, baseEndsAt }: PlannedChange) {
  if (kind === 'move') return baseTrailerId === trailerId;
  return startsAt.getTime() === baseStartsAt?.getTime() && endsAt.getTime() === baseEndsAt?.getTime();
}
