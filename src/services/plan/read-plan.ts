import type { Plan } from '#contract/admin-plan.ts';
import type { Database } from '#db/client.ts';
import { findPlan, listPlanChanges } from '#db/planning/plan.queries.ts';
import { ok } from '#domain/result.ts';
import type { Deps } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { judgePlan } from './judge-plan.ts';
import { loadPlanGround } from './load-plan-ground.ts';
import { toPlanAnswer } from './to-plan-answer.ts';

type Needs = { readonly db: Database } & Pick<Deps, 'holidays' | 'settings'>;

/** A plan as things stand; what is over is not judged any more. */
export async function readPlan(deps: Needs, planId: string, now: Date): Promise<Outcome<Plan>> {
  const draft = await findPlan(deps.db, planId);
  if (draft === undefined) return refuse('not-found');
  const changes = await listPlanChanges(deps.db, planId);
  const ground = await loadPlanGround(deps, changes, now);
  const judgements = draft.status === 'open' ? judgePlan(ground, changes, now) : [];
  return ok(toPlanAnswer(draft, { ground, changes, judgements }));
}
