import type { Band } from '#domain/price/tariff.ts';

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

export type PriceClass = keyof typeof DEMO_PRICES;

/** Older than any demo booking, so that all of them fall under it. */
export const DEMO_PRICE_LIST = { name: 'Trailyard', validFrom: new Date('2025-01-01T00:00:00Z') } as const;
