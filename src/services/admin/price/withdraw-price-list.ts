import { updatePriceList } from '#db/price/admin-price.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { alterPriceList } from './alter-price-list.ts';
import { readPriceList } from './get-price-list.ts';

type Which = { readonly id: string; readonly version?: number | undefined };

/** Makes a draft of a published list whose day has not come: nobody has booked by it. */
export function withdrawPriceList(deps: Reads, actor: Actor, which: Which) {
  const now = deps.clock.now();
  return alterPriceList(
    deps,
    actor,
    {
      ...which,
      action: 'priceList.withdraw',
      isOpen: ({ publishedAt, validFrom }) => publishedAt !== null && validFrom > now,
    },
    async (trx, { id }) => {
      await updatePriceList(trx, { id, changes: { publishedAt: null } });
      return readPriceList(trx, { id, now });
    },
  );
}
