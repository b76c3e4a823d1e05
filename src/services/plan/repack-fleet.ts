import type { RepackAnswer, RepackInput } from '#contract/admin-plan.ts';
import { findOneOfKind } from '#db/planning/planning.queries.ts';
import { PLANNING_LIMITS } from '#domain/planning/planning-limit.ts';
import { repack } from '#domain/planning/repack.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/duration.ts';
import type { RentalReads } from '#services/deps.ts';
import { type Outcome, refuseFields } from '#services/failure.ts';
import { loadTwins } from '#services/planning/load-twins.ts';
import { toPlan } from '#services/planning/to-plan.ts';
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
  const until = new Date(now.getTime() + PLANNING_LIMITS.repackDays * DAY_MS);
  const twins = await loadTwins(deps, { trailerId, depotId: kind.depotId, from: now, until, now });
  const plan = toPlan(twins, { self: null, isUnattended: false, now });
  const soon = now.getTime() + PLANNING_LIMITS.repackLeadHours * HOUR_MS;
  const { moves, ...weeks } = repack({
    ...plan,
    isMovable: (taken) => taken.from >= soon && plan.isMovable(taken),
    isOffered: (id) => twins.byId.get(id)?.known.state === 'active',
    window: { from: now.getTime(), until: until.getTime() },
    week: 7 * DAY_MS,
  });
  if (moves.length === 0) return ok({ plan: null, weeks });
  const changes = moves.map(({ taken, to }) => ({ kind: 'move' as const, bookingId: taken.id, trailerId: to }));
  const begun = await beginPlan(deps, { name, changes, origin: 'repack', createdBy: admin.value.userId });
  return begun.ok ? ok({ plan: begun.value, weeks }) : begun;
}
