import { chooseUnitOfItem } from '#db/cart/cart.queries.ts';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { RentalReads } from '../deps.ts';
import { refuse } from '../failure.ts';
import { writeCart } from './write-cart.ts';

type Choice = {
  readonly itemId: string;
  readonly unitChoice: UnitChoice;
  readonly version?: number | undefined;
};

/** Whether a line wants exactly its trailer. What is held for it stays held. */
export const chooseUnit = (deps: RentalReads, actor: Actor, { itemId, unitChoice, version }: Choice) =>
  writeCart(
    deps,
    actor,
    { action: 'cart.chooseUnit', data: { itemId, unitChoice }, version },
    async (_trx, { items, cart, member: { businessUnitId } }) => {
      if (!items.some(({ id }) => id === itemId)) return refuse('not-found');
      return ok({ writes: [chooseUnitOfItem({ businessUnitId, cartId: cart.id, itemId, unitChoice })] });
    },
  );
