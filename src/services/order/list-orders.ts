import type { OrderPage, OrderQuery } from '#contract/order.ts';
import { listOrderLines, listOrders } from '#db/order/order.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { parseOrderCursor, toOrderCursor } from './order-cursor.ts';
import { toOrderSummary } from './to-order.ts';

const USUAL_LIMIT = 25;

/** The orders of the unit, newest first, in two statements however many there are. */
export async function listUnitOrders(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
  { status, cursor, limit = USUAL_LIMIT }: OrderQuery = {},
): Promise<Outcome<OrderPage>> {
  const member = requireRight(actor, 'seeBookings');
  if (!member.ok) return member;
  const after = cursor === undefined ? undefined : parseOrderCursor(cursor);
  if (cursor !== undefined && after === undefined) return refuseFields({ cursor: 'unknown' });
  const { businessUnitId } = member.value;
  const found = await listOrders(db, { businessUnitId, statuses: status, after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const lines = await listOrderLines(db, { businessUnitId, orderIds: page.map(({ id }) => id) });
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const view = { actor, settings, now: clock.now() };
  const last = page.at(-1);
  return ok({
    items: page.map((row) => toOrderSummary(row, linesOf.get(row.id) ?? [], view)),
    nextCursor: found.length > limit && last ? toOrderCursor(last) : null,
  });
}
