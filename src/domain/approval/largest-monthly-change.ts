import { scale, money } from '../money/money.ts';
import type { OneWayRule } from '../one-way/one-way-fee.ts';
import { largestWayChange } from './largest-way-change.ts';
import type { Band } from '../price/tariff.ts';

export type ComparedPrices = {
  readonly classes: readonly { readonly priceClass: string; readonly bands: readonly Band[] }[];
  /** In ten-thousandths; a depot that is left out has 10,000. */
  readonly factors: readonly { readonly depotId: string; readonly factor: number }[];
  readonly services: readonly { readonly key: string; readonly trailerType: string; readonly priceCents: number }[];
  readonly oneWayFees: readonly OneWayRule[];
};

const MONTH_DAYS = 30;
const USUAL_FACTOR = 10_000;
/** Where a list has no factor of its own. */
const ELSEWHERE = '';

/**
 * By how many cents thirty days become dearer or cheaper where that is most: at any rate of any class at any depot, or of
 * any service that is taken on each of them, or the way of a rental to another depot, which is paid once. What is new or
 * gone counts whole.
 */
export function largestMonthlyChange(before: ComparedPrices | undefined, after: ComparedPrices): number {
  const [old, fresh] = [toPrices(before), toPrices(after)];
  const depots = new Set([ELSEWHERE, ...old.factors.keys(), ...fresh.factors.keys()]);
  const factorPairs = new Map(
    [...depots].map((depot) => {
      const pair = [old.factors.get(depot) ?? USUAL_FACTOR, fresh.factors.get(depot) ?? USUAL_FACTOR] as const;
      return [pair.join(' '), pair];
    }),
  );
  const rates = union(old.rates, fresh.rates).flatMap((name) =>
    [...factorPairs.values()].map(([was, is]) =>
      Math.abs(scaled(fresh.rates.get(name), is) - scaled(old.rates.get(name), was)),
    ),
  );
  const services = union(old.services, fresh.services).map((name) =>
    Math.abs((fresh.services.get(name) ?? 0) - (old.services.get(name) ?? 0)),
  );
  const daily = [...rates, ...services].reduce((most, change) => Math.max(most, change), 0);
  return Math.max(MONTH_DAYS * daily, largestWayChange(before?.oneWayFees ?? [], after.oneWayFees));
}

const toPrices = (
  { classes, factors, services }: Omit<ComparedPrices, 'oneWayFees'> = { classes: [], factors: [], services: [] },
) => ({
  rates: new Map(
    classes.flatMap(({ priceClass, bands }) =>
      bands.map(({ fromDay, dayRateCents }) => [`${priceClass} ${fromDay}`, dayRateCents]),
    ),
  ),
  factors: new Map(factors.map(({ depotId, factor }) => [depotId, factor])),
  services: new Map(services.map(({ key, trailerType, priceCents }) => [`${key} ${trailerType}`, priceCents])),
});

const union = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): string[] => [
  ...new Set([...one.keys(), ...other.keys()]),
];

const scaled = (cents: number | undefined, factor: number): number =>
  cents === undefined ? 0 : scale(money(cents), factor).cents;
