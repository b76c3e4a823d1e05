import type { Storefront, StorefrontType } from '#contract/storefront.ts';
import { countTrailersAtDepots, listDepots } from '#db/depot/depot.queries.ts';
import { findPriceListInForce, type PriceList } from '#db/price/price.queries.ts';
import { countTrailersByPriceClass } from '#db/trailer/trailer.queries.ts';
import { priceCurve } from '#domain/price/price-curve.ts';
import { dayRate, type Tariff } from '#domain/price/tariff.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';

const LIST_FACTOR = 10_000;
const MONTH_BAND = 30;
const EXAMPLE_CLASS = 'plane';
const EXAMPLE_DAYS = 40;

/** The fleet at a glance: counts and rates per type, every depot, and one price curve as an example. */
export async function getStorefront({ db, clock, settings }: ReadsWithSettings, actor: Actor): Promise<Storefront> {
  const showsPrices = actor.kind !== 'guest' || settings.guestPrices;
  const [depots, stock, classes, prices] = await Promise.all([
    listDepots(db),
    countTrailersAtDepots(db),
    countTrailersByPriceClass(db),
    findPriceListInForce(db, clock.now()),
  ]);
  const example = showsPrices && prices ? tariffOf(prices, EXAMPLE_CLASS) : undefined;
  return {
    trailers: classes.reduce((sum, { count }) => sum + count, 0),
    types: prices ? toTypes(classes, prices, showsPrices) : [],
    depots: depots.map((depot) => ({
      id: depot.id,
      code: depot.code,
      name: depot.name,
      city: depot.city,
      country: depot.country,
      lat: depot.lat,
      lon: depot.lon,
      trailers: stock.reduce((sum, { depotId, count }) => (depotId === depot.id ? sum + count : sum), 0),
      hours: depot.openingHours.week,
      facilities: depot.facilities,
      keyBox: depot.keyBox,
    })),
    example: example && priceCurve(example, 1, EXAMPLE_DAYS),
  };
}

function toTypes(
  classes: readonly { type: string; priceClass: string; count: number }[],
  prices: PriceList,
  showsPrices: boolean,
): StorefrontType[] {
  const byType = Map.groupBy(classes, ({ type }) => type);
  return [...byType].flatMap(([type, members]) => {
    const tariffs = members.flatMap(({ priceClass }) => tariffOf(prices, priceClass) ?? []);
    const cheapest = tariffs.toSorted((a, b) => rateFrom(a, 1).cents - rateFrom(b, 1).cents)[0];
    if (!cheapest) return [];
    const count = members.reduce((sum, member) => sum + member.count, 0);
    const rates = { day: rateFrom(cheapest, 1), month: rateFrom(cheapest, MONTH_BAND) };
    return [{ type, count, ...(showsPrices && { rates }) }];
  });
}

function tariffOf({ id, bandsByClass }: PriceList, priceClass: string): Tariff | undefined {
  const bands = bandsByClass.get(priceClass);
  return bands && { priceListVersion: id, bands, factor: LIST_FACTOR };
}

function rateFrom(tariff: Tariff, day: number) {
  const band = tariff.bands.findLast(({ fromDay }) => fromDay <= day) ?? tariff.bands[0];
  if (!band) throw new Error('A tariff has at least one band');
  return dayRate(band, tariff.factor);
}
