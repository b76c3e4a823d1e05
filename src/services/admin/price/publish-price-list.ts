import { updatePriceList } from '#db/price/admin-price.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterPriceList } from './alter-price-list.ts';
import { readPriceList } from './get-price-list.ts';

type Which = { readonly id: string; readonly version?: number | undefined };

/**
 * Publishes a draft from its date on, or from now on if that has passed: nobody is charged by a list that came later.
 * Every class of the fleet needs prices, or its trailers could not be rented any more.
 */
export const publishPriceList = (deps: Reads, actor: Actor, { id, version }: Which) =>
  alterPriceList(deps, actor, { id, version, action: 'priceList.publish' }, async (trx, draft) => {
    const now = deps.clock.now();
    const before = await readPriceList(trx, { id, now });
    if (!before.ok) return before;
    const { missingClasses } = before.value;
    if (missingClasses.length > 0) return refuse('illegal-state', { details: { missingClasses } });
    const validFrom = draft.validFrom < now ? now : draft.validFrom;
    await updatePriceList(trx, { id, changes: { publishedAt: now, validFrom } });
    return readPriceList(trx, { id, now });
  });
