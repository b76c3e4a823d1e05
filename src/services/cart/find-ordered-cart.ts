import { findCart } from '#db/cart/cart.queries.ts';
import { findOrderOfAuthor } from '#db/order/order.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireRight } from '../require-actor.ts';

/** After a day nobody wonders any more where the cart has gone. */
const REMEMBERED_MS = DAY_MS;

type OrderedCart = { readonly orderId: string; readonly number: string; readonly placedAt: string };

/** The order that has emptied the cart of this person, if nothing has been in it since. */
export async function findOrderedCart({ db, clock }: Reads, actor: Actor): Promise<Outcome<OrderedCart | undefined>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  const { businessUnitId, userId } = member.value;
  const cart = await findCart(db, member.value);
  const earliest = clock.now().getTime() - REMEMBERED_MS;
  const since = new Date(Math.max(cart?.touchedAt.getTime() ?? 0, earliest));
  const order = await findOrderOfAuthor(db, { businessUnitId, userId, since });
  return ok(order && { orderId: order.id, number: order.number, placedAt: order.createdAt.toISOString() });
}
