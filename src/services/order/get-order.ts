import type { Order } from '#contract/order.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { loadOrder } from './load-order.ts';

export async function getOrder(deps: ReadsWithSettings, actor: Actor, orderId: string): Promise<Outcome<Order>> {
  const member = requireRight(actor, 'seeBookings');
  return member.ok ? loadOrder(deps, member.value, orderId) : member;
}
