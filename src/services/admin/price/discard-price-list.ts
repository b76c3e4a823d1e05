import { deletePriceList } from '#db/price/admin-price.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { alterPriceList } from './alter-price-list.ts';

type Which = { readonly id: string; readonly version?: number | undefined };

/** Throws a draft away. */
export const discardPriceList = (deps: Reads, actor: Actor, { id, version }: Which) =>
  alterPriceList(deps, actor, { id, version, action: 'priceList.discard' }, async (trx) => {
    await deletePriceList(trx, id);
    return ok(undefined);
  });
