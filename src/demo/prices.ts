import type { Temporal } from 'temporal-polyfill';
import type { Band } from '#domain/price/tariff.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { demoId } from './random.ts';

const bands = (from1: number, from7: number, from30: number, from180: number): readonly Band[] => [
  { fromDay: 1, dayRateCents: from1 },
  { fromDay: 7, dayRateCents: from7 },
  { fromDay: 30, dayRateCents: from30 },
  { fromDay: 180, dayRateCents: from180 },
];

/** Net cents per day by class. Reefers with several zones or meat rails cost 15 % more than the others. */
export const DEMO_PRICES = {
  plane: bands(4200, 3200, 2400, 2000),
  planeMega: bands(4600, 3500, 2600, 2200),
  cool: bands(9500, 7800, 6200, 5400),
  coolSpecial: bands(10_925, 8970, 7130, 6210),
  box: bands(4500, 3400, 2600, 2200),
  chassis: bands(3400, 2600, 1800, 1500),
  chassisAllround: bands(4000, 3000, 2200, 1800),
  tipper: bands(8500, 6800, 5200, 4500),
  tipperAgrar: bands(9500, 7500, 5600, 4800),
} as const satisfies Record<string, readonly Band[]>;

/** For bringing any trailer from any depot to any other. */
export const DEMO_ONE_WAY_FEE = { baseCents: 0, perKmCents: 90, leastCents: 6000 } as const;

export type PriceClass = keyof typeof DEMO_PRICES;

export type DemoPriceList = {
  readonly id: string;
  readonly name: string;
  readonly validFrom: Date;
  readonly publishedAt: Date;
  /** In hundredths of the prices that are valid now. */
  readonly percent: number;
};

/** Months from the month of the seed to the first one of a list, and what it costs beside the one that is valid now. */
const VERSIONS = [
  { key: 'price list before', months: -18, percent: 96 },
  { key: 'price list', months: -6, percent: 100 },
  { key: 'price list to come', months: 2, percent: 103 },
] as const;

/** Last year's prices, older than any booking of the demo, those that are valid, and those that come next. */
export function makePriceLists(today: Temporal.PlainDate): readonly DemoPriceList[] {
  return VERSIONS.map(({ key, months, percent }) => {
    const first = today.with({ day: 1 }).add({ months });
    const published = months < 0 ? first.subtract({ days: 40 }) : today.subtract({ days: 5 });
    const at = (day: Temporal.PlainDate, hour: number): Date =>
      new Date(day.toPlainDateTime({ hour }).toZonedDateTime(OPERATOR_ZONE).epochMilliseconds);
    return {
      id: demoId(key),
      name: `Trailyard ${first.toPlainYearMonth().toString()}`,
      validFrom: at(first, 0),
      publishedAt: at(published, 11),
      percent,
    };
  });
}

/** A price of another version, in whole tens of cents. */
export const bandsOf = (priceClass: PriceClass, percent: number): readonly Band[] =>
  DEMO_PRICES[priceClass].map(({ fromDay, dayRateCents }) => ({
    fromDay,
    dayRateCents: percent === 100 ? dayRateCents : Math.round((dayRateCents * percent) / 1000) * 10,
  }));
