import { listCartStays as findStays } from '#db/cart/cart.queries.ts';
import { keptSince } from '#domain/cart/cart-limit.ts';
import type { CartStay } from '#domain/cart/is-in-cart.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import type { Reads } from '../deps.ts';

/** Which trailers lie in the cart, and for when: lists mark them. None for whoever has no cart. */
export async function listCartStays({ db, clock }: Reads, actor: Actor): Promise<readonly CartStay[]> {
  if (actor.kind !== 'member' || !hasRight(actor, 'rent')) return [];
  const stays = await findStays(db, actor, keptSince(clock.now()));
  return stays.map(({ trailerId, startsAt, endsAt }) => ({
    trailerId,
    from: startsAt.toISOString(),
    to: endsAt.toISOString(),
  }));
}
