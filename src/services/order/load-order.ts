import type { Order } from '#contract/order.ts';
import { findOrder, findOrderOfAnyUnit, listOrderLines } from '#db/order/order.queries.ts';
import { ok } from '#domain/result.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { toOrder } from './to-order.ts';

/** An order as this actor sees it: a member one of their own unit, the operator any. */
export async function loadOrder(
  { db, clock, settings }: ReadsWithSettings,
  actor: Member | PlatformAdmin,
  orderId: string,
): Promise<Outcome<Order>> {
  const row =
    actor.kind === 'member'
      ? await findOrder(db, { businessUnitId: actor.businessUnitId, orderId })
      : await findOrderOfAnyUnit(db, orderId);
  if (row === undefined) return refuse('not-found');
  const lines = await listOrderLines(db, { businessUnitId: row.businessUnitId, orderIds: [orderId] });
  return ok(toOrder(row, lines, { actor, settings, now: clock.now() }));
}
