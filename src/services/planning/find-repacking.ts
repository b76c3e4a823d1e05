import type { Database } from '#db/client.ts';
import { PLANNING_LIMITS } from '#domain/planning/planning-limit.ts';
import { repack } from '#domain/planning/repack.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/duration.ts';
import type { Deps } from '#services/deps.ts';
import { loadTwins } from './load-twins.ts';
import { toPlan } from './to-plan.ts';

type Question = {
  /** Any of the trailers that are to be packed anew. */
  readonly trailerId: string;
  readonly depotId: string;
  readonly now: Date;
};

/** Which bookings of equal trailers to move, so that more whole weeks can be sold. */
export async function findRepacking(
  deps: { readonly db: Database; readonly holidays: Deps['holidays'] },
  { trailerId, depotId, now }: Question,
) {
  const until = new Date(now.getTime() + PLANNING_LIMITS.repackDays * DAY_MS);
  const twins = await loadTwins(deps, { trailerId, depotId, from: now, until, now });
  const plan = toPlan(twins, { self: null, isUnattended: false, now });
  const soon = now.getTime() + PLANNING_LIMITS.repackLeadHours * HOUR_MS;
  return repack({
    ...plan,
    isMovable: (taken) => taken.from >= soon && plan.isMovable(taken),
    isOffered: (id) => twins.byId.get(id)?.known.state === 'active',
    window: { from: now.getTime(), until: until.getTime() },
    week: 7 * DAY_MS,
  });
}
