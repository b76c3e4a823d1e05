import type { Cart } from '#contract/cart.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Outcome } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { loadCart } from './load-cart.ts';
import type { RentalReads } from '../deps.ts';

export async function getCart(deps: RentalReads, actor: Actor, locale?: string): Promise<Outcome<Cart>> {
  const member = requireRight(actor, 'rent');
  return member.ok ? ok(await loadCart(deps, member.value, { locale })) : member;
}
