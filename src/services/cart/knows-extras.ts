import { findOrderOfAuthor } from '#db/order/order.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import type { Reads } from '../deps.ts';

const REMEMBERED_DAYS = 365;

/** Whether somebody has ordered within a year: then they know what extras there are and need not be led past them. */
export async function knowsExtras({ db, clock }: Reads, actor: Actor): Promise<boolean> {
  if (actor.kind !== 'member' || !hasRight(actor, 'rent')) return false;
  const { businessUnitId, userId } = actor;
  const since = new Date(clock.now().getTime() - REMEMBERED_DAYS * DAY_MS);
  return (await findOrderOfAuthor(db, { businessUnitId, userId, since })) !== undefined;
}
