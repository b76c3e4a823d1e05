import { replaceItemServices } from '#db/cart/cart.queries.ts';
import { listServiceOffers } from '#db/service/service-offer.queries.ts';
import { findPriceListIdInForce } from '#db/price/price.queries.ts';
import { findServiceProblems } from '#domain/cart/service-choice.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { refuse, refuseFields } from '../failure.ts';
import { toInstant } from '#domain/time/instant.ts';
import { findServiceFields } from '../line/service-fields.ts';
import { writeCart } from './write-cart.ts';
import type { RentalReads } from '../deps.ts';

type Choice = {
  readonly itemId: string;
  readonly services: readonly string[];
  readonly version?: number | undefined;
};

/** Replaces the services of a line. A choice that breaks a rule changes nothing. */
export const chooseServices = (deps: RentalReads, actor: Actor, { itemId, services, version }: Choice) =>
  writeCart(
    deps,
    actor,
    { action: 'cart.chooseServices', data: { itemId, services }, version },
    async (trx, locked) => {
      const item = locked.items.find(({ id }) => id === itemId);
      if (item === undefined) return refuse('not-found');
      const priceListId = await findPriceListIdInForce(trx, locked.now);
      const offers =
        priceListId === undefined
          ? []
          : await listServiceOffers(trx, { priceListId, trailerTypes: [item.trailer.type] });
      const problems = findServiceProblems(services, offers, toInstant(item.startsAt), toInstant(locked.now));
      if (problems.length > 0) {
        return refuseFields(findServiceFields(problems));
      }
      await replaceItemServices(trx, { itemId, services: [...new Set(services)] });
      return ok({});
    },
  );
