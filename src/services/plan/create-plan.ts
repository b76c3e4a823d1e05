import type { CreatePlanInput, Plan } from '#contract/admin-plan.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { RentalReads } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { beginPlan } from './begin-plan.ts';

/** Begins a plan. It blocks nothing and tells nobody until it is carried out. */
export async function createPlan(deps: RentalReads, actor: Actor, input: CreatePlanInput): Promise<Outcome<Plan>> {
  const admin = requireStaff(actor, 'orders.write');
  return admin.ok ? beginPlan(deps, { ...input, origin: 'hand', createdBy: admin.value.userId }) : admin;
}
