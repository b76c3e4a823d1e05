import { countCartItems } from '#db/cart/cart.queries.ts';
import { keptSince } from '#domain/cart/cart-limit.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import type { Reads } from '../deps.ts';

/** How many trailers lie in the cart, for every page's header. Zero for whoever has no cart. */
export async function countCart({ db, clock }: Reads, actor: Actor): Promise<number> {
  if (actor.kind !== 'member' || !hasRight(actor, 'rent')) return 0;
  return countCartItems(db, actor, keptSince(clock.now()));
}
