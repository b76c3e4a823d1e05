import type { RepackAnswer, RepackInput } from '#contract/admin-plan.ts';
import { findOneOfKind } from '#db/planning/planning.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { RentalReads } from '#services/deps.ts';
import { type Outcome, refuseFields } from '#services/failure.ts';
import { findRepacking } from '#services/planning/find-repacking.ts';
import { requireStaff } from '#services/require-actor.ts';
import { beginPlan } from './begin-plan.ts';

/** Proposes, as a plan that somebody looks at, which bookings to move so that more whole weeks can be sold. */
export async function repackFleet(
  deps: RentalReads,
  actor: Actor,
  { name, ...kind }: RepackInput,
): Promise<Outcome<RepackAnswer>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const trailerId = await findOneOfKind(deps.db, kind);
  if (trailerId === undefined) return refuseFields({ subType: 'unknown' });
  const { moves, ...weeks } = await findRepacking(deps, { trailerId, depotId: kind.depotId, now });
  if (moves.length === 0) return ok({ plan: null, weeks });
  const changes = moves.map(({ taken, to }) => ({ kind: 'move' as const, bookingId: taken.id, trailerId: to }));
  const begun = await beginPlan(deps, { name, changes, origin: 'repack', createdBy: admin.value.userId });
  return begun.ok ? ok({ plan: begun.value, weeks }) : begun;
}
