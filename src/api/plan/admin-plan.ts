import { adminPlanCalls } from '#contract/admin-plan.ts';
import type { Deps } from '#services/deps.ts';
import { applyPlan } from '#services/plan/apply-plan.ts';
import { changePlan } from '#services/plan/change-plan.ts';
import { createPlan } from '#services/plan/create-plan.ts';
import { discardPlan } from '#services/plan/discard-plan.ts';
import { getPlan } from '#services/plan/get-plan.ts';
import { listPlans } from '#services/plan/list-plans.ts';
import { makeRoomForWorkshop } from '#services/plan/make-room-for-workshop.ts';
import { repackFleet } from '#services/plan/repack-fleet.ts';
import { undoPlan } from '#services/plan/undo-plan.ts';
import { implement } from '../implement.ts';

/** What is tried out on the planning board before it happens. */
export const implementAdminPlans = (deps: Deps) =>
  implement(adminPlanCalls, {
    'GET /api/admin/plans': ({ actor }) => listPlans(deps, actor),
    'POST /api/admin/plans': ({ actor, body }) => createPlan(deps, actor, body),
    'POST /api/admin/board/repack': ({ actor, body }) => repackFleet(deps, actor, body),
    'POST /api/admin/board/make-room': ({ actor, body }) => makeRoomForWorkshop(deps, actor, body),
    'GET /api/admin/plans/{id}': ({ actor, params }) => getPlan(deps, actor, params.id),
    'PATCH /api/admin/plans/{id}': ({ actor, params, body, version }) =>
      changePlan(deps, actor, { planId: params.id, version, input: body }),
    'DELETE /api/admin/plans/{id}': ({ actor, params, version }) =>
      discardPlan(deps, actor, { planId: params.id, version }),
    'POST /api/admin/plans/{id}/apply': ({ actor, params, body, version }) =>
      applyPlan(deps, actor, { planId: params.id, version, input: body }),
    'POST /api/admin/plans/{id}/undo': ({ actor, params }) => undoPlan(deps, actor, params.id),
  });
