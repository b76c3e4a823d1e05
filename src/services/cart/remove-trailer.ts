import { removeCartItems } from '#db/cart/cart.queries.ts';
import { releaseHolds } from '#db/checkout/hold.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { refuse } from '../failure.ts';
import { writeCart } from './write-cart.ts';
import type { RentalReads } from '../deps.ts';

type Removal = { readonly itemId: string; readonly version?: number | undefined };

/** Takes a line out of the cart. It comes back by being added again. */
export const removeTrailer = (deps: RentalReads, actor: Actor, { itemId, version }: Removal) =>
  writeCart(deps, actor, { action: 'cart.removeTrailer', data: { itemId }, version }, async (trx, locked) => {
    if (!locked.items.some(({ id }) => id === itemId)) return refuse('not-found');
    const { businessUnitId, userId } = locked.member;
    await releaseHolds(trx, { businessUnitId, userId, itemIds: [itemId], now: locked.now });
    await removeCartItems(trx, { businessUnitId, cartId: locked.cart.id, itemIds: [itemId] });
    return ok({});
  });
