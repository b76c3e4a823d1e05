import type { Storefront, StorefrontType } from '#contract/storefront.ts';
import { listDepots } from '#db/depot/depot.queries.ts';
import { findPriceListInForce, type PriceList } from '#db/price/price.queries.ts';
import { priceCurve } from '#domain/price/price-curve.ts';
import { dayRate, type Tariff } from '#domain/price/tariff.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { RentalReads } from '../deps.ts';
import type { StockCount } from '../ports/availability.ts';

const LIST_FACTOR = 10_000;
const MONTH_BAND = 30;
const EXAMPLE_CLASS = 'plane';
const EXAMPLE_DAYS = 40;

/** The fleet at a glance: counts and rates per type, every depot, and one price curve as an example. */
export async function getStorefront(
  { db, clock, settings, availability }: RentalReads,
  actor: Actor,
): Promise<Storefront> {
  const showsPrices = actor.kind !== 'guest' || settings.guestPrices;
  const [depots, stock, prices] = await Promise.all([
    listDepots(db),
    availability.countStock(),
    findPriceListInForce(db, clock.now()),
  ]);
  const atDepot = Map.groupBy(stock, ({ depotId }) => depotId);
  const example = showsPrices && prices ? tariffOf(prices, EXAMPLE_CLASS) : undefined;
  return {
    trailers: countAll(stock),
    types: prices ? toTypes(stock, prices, showsPrices) : [],
    depots: depots.map((depot) => ({
      id: depot.id,
      code: depot.code,
      name: depot.name,
      city: depot.city,
      country: depot.country,
      lat: depot.lat,
      lon: depot.lon,
      trailers: countAll(atDepot.get(depot.id) ?? []),
      hours: depot.openingHours.week,
      facilities: depot.facilities,
      keyBox: depot.keyBox,
    })),
    example: example && priceCurve(example, 1, EXAMPLE_DAYS),
  };
}

const countAll = (stock: readonly StockCount[]): number => stock.reduce((sum, { count }) => sum + count, 0);

function toTypes(stock: readonly StockCount[], prices: PriceList, showsPrices: boolean): StorefrontType[] {
  const byType = Map.groupBy(stock, ({ type }) => type);
  return [...byType.keys()].toSorted().flatMap((type) => {
    const members = byType.get(type) ?? [];
    const classes = [...new Set(members.map(({ priceClass }) => priceClass))];
    const tariffs = classes.flatMap((priceClass) => tariffOf(prices, priceClass) ?? []);
    const cheapest = tariffs.toSorted((a, b) => rateFrom(a, 1).cents - rateFrom(b, 1).cents)[0];
    if (!cheapest) return [];
    const rates = { day: rateFrom(cheapest, 1), month: rateFrom(cheapest, MONTH_BAND) };
    return [{ type, count: countAll(members), ...(showsPrices && { rates }) }];
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
