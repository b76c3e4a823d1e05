import { updatePlan } from '#db/planning/plan.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { RentalReads } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { alterPlan, type WhichPlan } from './alter-plan.ts';

/** Nothing of it happens. */
export async function discardPlan(deps: RentalReads, actor: Actor, which: WhichPlan): Promise<Outcome<void>> {
  const discarded = await alterPlan(deps, actor, which, async (trx, { draft, admin, now }) => {
    await updatePlan(trx, draft.id, { ends: { as: 'discarded', by: admin.userId, at: now } });
    return ok(undefined);
  });
  return discarded.ok ? ok(undefined) : discarded;
}
