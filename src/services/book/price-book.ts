import type { Database } from '#db/client.ts';
import { findPriceListIdInForce, readPriceList, type OneWayRuleRow, type PriceList } from '#db/price/price.queries.ts';
import { ONE } from '#domain/money/money.ts';
import { priceFor, type Price } from '#domain/price/price.ts';
import type { Tariff } from '#domain/price/tariff.ts';
import { keepLatest } from '../keep-latest.ts';

/** What the price list in force says. */
export type PriceBook = {
  /** Undefined for a price class without prices. */
  readonly findTariff: (place: PricePlace) => Tariff | undefined;
  readonly findPrice: (place: PricePlace, days: number) => Price | undefined;
  readonly oneWayRules: readonly OneWayRuleRow[];
};
export type PricePlace = { readonly depotId: string; readonly priceClass: string };

const MOST_LISTS = 8;
/** Kept of each class. */
const MOST_PRICES = 2000;
/** More than any rental has. */
const MOST_DAYS = 100_000;
// A published list never changes, so it is read once.
const openListOnce = keepLatest<PriceBook>(MOST_LISTS);

export async function loadPriceBook(db: Database, now: Date): Promise<PriceBook> {
  return openPriceBook(db, (await findPriceListIdInForce(db, now)) ?? null);
}

/** What the list with this id says. */
export const openPriceBook = async (db: Database, id: string | null): Promise<PriceBook> =>
  id === null ? NO_PRICES : openListOnce(id, async () => toPriceBook(await readPriceList(db, id)));

function toPriceBook(list: PriceList | undefined): PriceBook {
  const prices = new Map<string, Map<number, Price>>();
  const factorAt = (depotId: string): number => list?.factorByDepot.get(depotId) ?? ONE;
  const findTariff = ({ depotId, priceClass }: PricePlace): Tariff | undefined => {
    const bands = list?.bandsByClass.get(priceClass);
    return list && bands && { priceListVersion: list.id, bands, factor: factorAt(depotId) };
  };
  return {
    oneWayRules: list?.oneWayRules ?? [],
    findTariff,
    findPrice(place, days) {
      const ofClass = prices.get(place.priceClass) ?? new Map<number, Price>();
      const key = factorAt(place.depotId) * MOST_DAYS + days;
      const known = ofClass.get(key);
      if (known) return known;
      const tariff = findTariff(place);
      if (!tariff) return undefined;
      const price = priceFor(tariff, days);
      if (ofClass.size >= MOST_PRICES) ofClass.clear();
      prices.set(place.priceClass, ofClass.set(key, price));
      return price;
    },
  };
}

/** Nobody has prices: a shop that does not show them to guests. */
export const NO_PRICES: PriceBook = toPriceBook(undefined);
