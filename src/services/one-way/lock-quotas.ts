import type { Transaction } from '#db/client.ts';
import { lockOneWayRules } from '#db/one-way/lane-use.queries.ts';
import { findPriceListIdInForce } from '#db/price/price.queries.ts';
import { findOneWayRule } from '#domain/one-way/one-way-fee.ts';
import { openPriceBook } from '../book/price-book.ts';

type Wish = {
  readonly items: readonly {
    readonly trailer: { readonly type: string };
    readonly depot: { readonly id: string };
    readonly returnDepot: { readonly id: string } | null;
  }[];
  readonly priceListId: string | undefined;
  readonly now: Date;
};

/** Makes orders that want the last places of a quota wait for each other. What the rentals say of it is read afterwards. */
export async function lockQuotas(trx: Transaction, { items, priceListId, now }: Wish): Promise<void> {
  const lanes = items.flatMap(({ trailer, depot, returnDepot }) =>
    returnDepot === null ? [] : [{ fromDepotId: depot.id, toDepotId: returnDepot.id, trailerType: trailer.type }],
  );
  if (lanes.length === 0) return;
  const { oneWayRules } = await openPriceBook(trx, priceListId ?? (await findPriceListIdInForce(trx, now)) ?? null);
  const rules = lanes.flatMap((lane) => findOneWayRule(oneWayRules, lane) ?? []);
  const limited = rules.filter(({ monthlyQuota }) => monthlyQuota !== null);
  await lockOneWayRules(trx, [...new Set(limited.map(({ id }) => id))]);
}
