import type { AdminPriceList } from '#contract/admin-price.ts';
import { findPriceListIdInForce } from '#db/price/price.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { getPriceList } from './get-price-list.ts';

/** The list whose place a draft would take on its day, or today if that has passed; none in a shop without prices. */
export async function getReplacedPriceList(
  deps: Reads,
  actor: Actor,
  { validFrom }: Pick<AdminPriceList, 'validFrom'>,
): Promise<AdminPriceList | undefined> {
  const now = deps.clock.now();
  const begins = new Date(validFrom);
  const id = await findPriceListIdInForce(deps.db, begins < now ? now : begins);
  const list = id === undefined ? undefined : await getPriceList(deps, actor, id);
  return list?.ok === true ? list.value : undefined;
}
