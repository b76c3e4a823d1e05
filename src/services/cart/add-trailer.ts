import { randomUUID } from 'node:crypto';
import type { AddTrailerInput } from '#contract/cart.ts';
import { addCartItems } from '#db/cart/cart.queries.ts';
import { findLineTrailer } from '#db/trailer/line-trailer.queries.ts';
import { MOST_CART_LINES } from '#domain/cart/cart-limit.ts';
import { findServiceProblems } from '#domain/cart/service-choice.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { refuse, refuseFields } from '../failure.ts';
import { findServiceFields } from '../line/service-fields.ts';
import { findFreeOfKind } from './find-free-of-kind.ts';
import { findReturnDepot } from '../one-way/find-return-depot.ts';
import { requireFree } from './require-free.ts';
import { toStay } from './to-stay.ts';
import { writeCart } from './write-cart.ts';
import type { RentalReads } from '../deps.ts';

/**
 * Puts a trailer into the cart, with the services that always go with it and those that were chosen. Several are this
 * one and others of its kind at its depot: all of them or, if fewer are free, none.
 */
export const addTrailer = (
  deps: RentalReads,
  actor: Actor,
  { input, version }: { readonly input: AddTrailerInput; readonly version?: number | undefined },
) =>
  writeCart(deps, actor, { action: 'cart.addTrailer', data: input, version }, async (trx, locked) => {
    const { quantity = 1, unitChoice = 'exact' } = input;
    if (locked.items.length + quantity > MOST_CART_LINES) return refuse('cart-full');
    const stay = toStay(input);
    const found = await findLineTrailer(trx, input.trailerId, stay.startsAt);
    if (found === undefined) return refuseFields({ trailerId: 'unknown' });
    const place = await findReturnDepot(trx, { ...found, returnDepotId: input.returnDepotId ?? null });
    if (!place.ok) return place;
    const wanted = { id: randomUUID(), ...found, ...stay, returnDepot: place.value, unitChoice, services: [] };
    const line = await requireFree(trx, deps, wanted, locked);
    if (!line.ok) return line;
    const { offers } = line.value;
    const mandatory = offers.filter((offer) => offer.mandatory).map(({ key }) => key);
    const services = [...new Set([...mandatory, ...(input.services ?? [])])];
    const problems = findServiceProblems(services, offers, toInstant(stay.startsAt), toInstant(locked.now));
    // What nobody chose does not keep a trailer out of the cart: the step of the services tells of it.
    if (input.services && problems.length > 0) return refuseFields(findServiceFields(problems));
    const others = quantity > 1 ? await findFreeOfKind(trx, deps, line.value, locked) : [];
    if (others.length + 1 < quantity) return refuse('too-few-free', { details: { free: others.length + 1 } });
    const common = { businessUnitId: locked.member.businessUnitId, cartId: locked.cart.id, createdAt: locked.now };
    const items = [input.trailerId, ...others.slice(0, quantity - 1)].map((trailerId) => ({
      ...common,
      ...stay,
      id: randomUUID(),
      trailerId,
      returnDepotId: place.value?.id ?? null,
      depotId: found.depot.id,
      unitChoice,
    }));
    return ok({ writes: addCartItems(items, services) });
  });
