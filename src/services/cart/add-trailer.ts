import { randomUUID } from 'node:crypto';
import type { AddTrailerInput } from '#contract/cart.ts';
import { addCartItem, findLineTrailer, replaceItemServices } from '#db/cart/cart.queries.ts';
import { MOST_CART_LINES } from '#domain/cart/cart-limit.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { refuse, refuseFields } from '../failure.ts';
import { requireFree } from './require-free.ts';
import { toStay } from './to-stay.ts';
import { writeCart } from './write-cart.ts';
import type { RentalReads } from '../deps.ts';

/** Puts a trailer into the cart, with the services that always go with it. */
export const addTrailer = (
  deps: RentalReads,
  actor: Actor,
  { input, version }: { readonly input: AddTrailerInput; readonly version?: number | undefined },
) =>
  writeCart(deps, actor, { action: 'cart.addTrailer', data: input, version }, async (trx, locked) => {
    if (locked.items.length >= MOST_CART_LINES) return refuse('cart-full');
    const found = await findLineTrailer(trx, input.trailerId);
    if (found === undefined) return refuseFields({ trailerId: 'unknown' });
    const stay = toStay(input);
    const line = await requireFree(trx, deps, { id: randomUUID(), ...found, ...stay, services: [] }, locked);
    if (!line.ok) return line;
    const { businessUnitId } = locked.member;
    const cartId = locked.cart.id;
    const { trailerId } = input;
    const itemId = await addCartItem(trx, { businessUnitId, cartId, trailerId, ...stay, now: locked.now });
    const services = line.value.offers.filter(({ mandatory }) => mandatory).map(({ key }) => key);
    await replaceItemServices(trx, { itemId, services });
    return ok({});
  });
