import type { Plan } from '#contract/admin-plan.ts';
import type { Transaction } from '#db/client.ts';
import { lockPlan, type PlanDraftRow } from '#db/planning/plan.queries.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { attempt } from '#services/attempt.ts';
import type { RentalReads } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { readPlan } from './read-plan.ts';

export type WhichPlan = { readonly planId: string; readonly version?: number | undefined };
type Work = (
  trx: Transaction,
  open: { readonly draft: PlanDraftRow; readonly admin: PlatformAdmin; readonly now: Date },
) => Promise<Outcome<void>>;

/** Does something to a plan that is open, in the version that was seen: of two who do at once, one sees the other's first. */
export async function alterPlan(
  deps: RentalReads,
  actor: Actor,
  { planId, version }: WhichPlan,
  work: Work,
): Promise<Outcome<Plan>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const altered = await attempt(deps.db, async (trx) => {
    const draft = await lockPlan(trx, planId);
    if (draft === undefined) return refuse('not-found');
    if (version !== undefined && version !== draft.version) return refuse('stale-version');
    if (draft.status !== 'open') return refuse('illegal-state');
    return work(trx, { draft, admin: admin.value, now });
  });
  return altered.ok ? readPlan(deps, planId, now) : altered;
}
