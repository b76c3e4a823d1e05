import { countMatters } from '#db/today/today.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { MATTERS_OF_ROLE } from '#domain/today/waiting.ts';
import type { Reads } from '../deps.ts';

/** How many things wait for this person, for every page's header. Undefined for whoever has no day here. */
export async function countWaiting({ db, clock }: Reads, actor: Actor): Promise<number | undefined> {
  if (actor.kind !== 'member' || !actor.legalAccepted) return undefined;
  const matters = MATTERS_OF_ROLE[actor.role].own;
  if (matters.length === 0) return 0;
  const { businessUnitId, userId } = actor;
  const mayDecide = hasRight(actor, 'approveOrders');
  return countMatters(db, { businessUnitId, userId, now: clock.now(), matters, mayDecide });
}
