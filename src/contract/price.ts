import * as z from 'zod/mini';
import { TAX_CASES } from '#domain/tax/vat.ts';
import { depotSummary } from './depot.ts';
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

/** What a rental costs, net. `perDay` is the rent of an average chargeable day. */
export const price = shape('Price', { days: z.number(), perDay: money, total: money });

/** The way to another depot than the trailer leaves from, and what it costs, net, where prices are shown. */
export const oneWayOffer = shape('OneWayOffer', {
  depot: depotSummary,
  km: z.number(),
  fee: z.exactOptional(money),
  /** What the fee is less than usual, where the way helps the fleet. */
  reward: z.exactOptional(money),
});
export type OneWayOffer = Answer<typeof oneWayOffer>;

/** How a line is taxed; the rate is in percent. */
export const tax = shape('Tax', { country: z.string(), case: z.enum(TAX_CASES), rate: z.number() });
export type Tax = Answer<typeof tax>;

/** The price of one trailer for one period, with everything that is needed to explain it. */
export const priceQuote = shape(
  'PriceQuote',
  z.extend(price, {
    period: rentalPeriod,
    trace: priceTrace,
    /** Without the way to another depot, which costs the same however long it takes. */
    curve: priceCurve,
    /** Part of the total, if it is brought back to another depot. */
    oneWay: z.exactOptional(oneWayOffer),
    /** For members of a unit, whose country and VAT id decide it. */
    tax: z.nullable(z.extend(tax, { amount: money, gross: money })),
  }),
);
export type PriceQuote = Answer<typeof priceQuote>;
