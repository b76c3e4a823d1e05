import type { ChangePeriodInput } from '#contract/cart.ts';
import { moveCartItem } from '#db/cart/cart.queries.ts';
import { releaseHolds } from '#db/checkout/hold.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { refuse } from '../failure.ts';
import { findReturnDepot } from '../one-way/find-return-depot.ts';
import { toStay } from './to-stay.ts';
import { requireFree } from './require-free.ts';
import { writeCart } from './write-cart.ts';
import type { RentalReads } from '../deps.ts';

type Change = { readonly itemId: string; readonly input: ChangePeriodInput; readonly version?: number | undefined };

/** Gives a line another period, and if asked another place to bring it back to, if its trailer is free then. A hold on the old one is let go. */
export const changePeriod = (deps: RentalReads, actor: Actor, { itemId, input, version }: Change) =>
  writeCart(deps, actor, { action: 'cart.changePeriod', data: { itemId, ...input }, version }, async (trx, locked) => {
    const item = locked.items.find(({ id }) => id === itemId);
    if (item === undefined) return refuse('not-found');
    const stay = toStay(input);
    const { returnDepotId = item.returnDepot?.id ?? null } = input;
    const place = await findReturnDepot(trx, { ...item, returnDepotId });
    if (!place.ok) return place;
    const returnDepot = place.value;
    const line = await requireFree(trx, deps, { ...item, ...stay, returnDepot }, locked);
    if (!line.ok) return line;
    const { businessUnitId, userId } = locked.member;
    await releaseHolds(trx, { businessUnitId, userId, itemIds: [itemId], now: locked.now });
    const inCart = { businessUnitId, cartId: locked.cart.id, itemId };
    await moveCartItem(trx, { ...inCart, ...stay, returnDepotId: returnDepot?.id ?? null });
    return ok({});
  });
