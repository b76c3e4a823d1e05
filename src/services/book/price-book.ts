import type { Database } from '#db/client.ts';
import { findPriceListIdInForce, readPriceList, type PriceList } from '#db/price/price.queries.ts';
import { ONE } from '#domain/money/money.ts';
import { priceFor, type Price } from '#domain/price/price.ts';
import type { Tariff } from '#domain/price/tariff.ts';
import { keepLatest } from '../keep-latest.ts';

/** What the price list in force says. */
export type PriceBook = {
  /** Undefined for a price class without prices. */
  readonly findTariff: (place: PricePlace) => Tariff | undefined;
  readonly findPrice: (place: PricePlace, days: number) => Price | undefined;
};
export type PricePlace = { readonly depotId: string; readonly priceClass: string };

const MOST_LISTS = 8;
const MOST_PRICES = 20_000;
// A published list never changes, so it is read once.
const openListOnce = keepLatest<PriceBook>(MOST_LISTS);

export async function loadPriceBook(db: Database, now: Date): Promise<PriceBook> {
  return openPriceBook(db, (await findPriceListIdInForce(db, now)) ?? null);
}

/** What the list with this id says. */
export const openPriceBook = async (db: Database, id: string | null): Promise<PriceBook> =>
  id === null ? NO_PRICES : openListOnce(id, async () => toPriceBook(await readPriceList(db, id)));

function toPriceBook(list: PriceList | undefined): PriceBook {
  const prices = new Map<string, Price>();
  const findTariff = ({ depotId, priceClass }: PricePlace): Tariff | undefined => {
    const bands = list?.bandsByClass.get(priceClass);
    return list && bands && { priceListVersion: list.id, bands, factor: list.factorByDepot.get(depotId) ?? ONE };
  };
  return {
    findTariff,
    findPrice(place, days) {
      const tariff = findTariff(place);
      if (!tariff) return undefined;
      const key = `${place.priceClass} ${tariff.factor} ${days}`;
      const price = prices.get(key) ?? priceFor(tariff, days);
      if (prices.size >= MOST_PRICES) prices.clear();
      prices.set(key, price);
      return price;
    },
  };
}

/** Nobody has prices: a shop that does not show them to guests. */
export const NO_PRICES: PriceBook = toPriceBook(undefined);
