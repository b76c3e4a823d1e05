import type { Plan } from '#contract/admin-plan.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { RentalReads } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { readPlan } from './read-plan.ts';

export async function getPlan(deps: RentalReads, actor: Actor, planId: string): Promise<Outcome<Plan>> {
  const admin = requireStaff(actor, 'orders.read');
  return admin.ok ? readPlan(deps, planId, deps.clock.now()) : admin;
}
