import { randomUUID } from 'node:crypto';
import { addCartItems } from '#db/cart/cart.queries.ts';
import { findLineDepot, findTrailerOfLine } from '#db/trailer/line-trailer.queries.ts';
import { MOST_CART_LINES } from '#domain/cart/cart-limit.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { RentalReads } from '../deps.ts';
import { refuse } from '../failure.ts';
import { listLegs } from '../leg/list-legs.ts';
import { requireFree } from './require-free.ts';
import { writeCart } from './write-cart.ts';

type Wish = { readonly legId: string; readonly version?: number | undefined };

/** Puts an empty leg into the cart, for all the time that there is for it, with the services that always go with its trailer. */
export const addLeg = (deps: RentalReads, actor: Actor, { legId, version }: Wish) =>
  writeCart(deps, actor, { action: 'cart.addLeg', data: { legId }, version }, async (trx, locked) => {
    const { items, cart, member, now } = locked;
    if (items.length >= MOST_CART_LINES) return refuse('cart-full');
    const legs = await listLegs({ ...deps, db: trx }, actor);
    const leg = legs.find(({ id }) => id === legId);
    const depot = leg && (await findLineDepot(trx, leg.from.id));
    const returnDepot = leg && (await findLineDepot(trx, leg.to.id));
    const trailer = leg && (await findTrailerOfLine(trx, leg.trailer.id));
    if (leg === undefined || !depot || !returnDepot || !trailer) return refuse('leg-gone');
    const stay = {
      startsAt: new Date(leg.period.from),
      endsAt: new Date(leg.period.to),
      askedFrom: null,
      askedTo: null,
      unitChoice: 'exact' as const,
      legId,
    };
    const id = randomUUID();
    const line = await requireFree(trx, deps, { id, trailer, depot, returnDepot, services: [], ...stay }, locked);
    if (!line.ok) return line;
    const mandatory = line.value.offers.filter((offer) => offer.mandatory).map(({ key }) => key);
    const places = { trailerId: trailer.id, depotId: depot.id, returnDepotId: returnDepot.id };
    const common = { businessUnitId: member.businessUnitId, cartId: cart.id, createdAt: now };
    return ok({ writes: addCartItems([{ id, ...common, ...places, ...stay }], mandatory) });
  });
