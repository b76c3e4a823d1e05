import * as z from 'zod/mini';
import { TAX_CASES } from '#domain/tax/vat.ts';
import { rentalPeriod } from './period.ts';
import { money } from './money.ts';
import { type Answer, shape } from './shape.ts';

export const band = shape('Band', { fromDay: z.number(), dayRateCents: z.number() });

/** Why the rent of so many days is what it is. */
export const priceTrace = shape('PriceTrace', {
  priceListVersion: z.string(),
  bands: z.array(band),
  factor: z.number(),
  /** Chargeable days of the rental. */
  days: z.number(),
  /** Start of the band that gives the price. */
  bandFromDay: z.number(),
  /** The days paid for: `days`, or the start of a longer band that costs less. */
  paidDays: z.number(),
  /** The band's day rate at this depot. */
  dayRateCents: z.number(),
});

/** The price over the days, and stretches of days that all cost the same. */
export const priceCurve = shape('PriceCurve', {
  points: z.array(z.strictObject({ days: z.number(), total: money, perDay: money })),
  flat: z.array(z.strictObject({ fromDay: z.number(), toDay: z.number(), total: money })),
});

/** What a rental costs, net. `perDay` is the average of a chargeable day. */
export const price = shape('Price', { days: z.number(), perDay: money, total: money });

/** How a line is taxed; the rate is in percent. */
export const tax = shape('Tax', { country: z.string(), case: z.enum(TAX_CASES), rate: z.number() });
export type Tax = Answer<typeof tax>;

/** The price of one trailer for one period, with everything that is needed to explain it. */
export const priceQuote = shape(
  'PriceQuote',
  z.extend(price, {
    period: rentalPeriod,
    trace: priceTrace,
    curve: priceCurve,
    /** For members of a unit, whose country and VAT id decide it. */
    tax: z.nullable(z.extend(tax, { amount: money, gross: money })),
  }),
);
export type PriceQuote = Answer<typeof priceQuote>;
