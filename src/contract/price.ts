import type { Money } from '#domain/money/money.ts';
import type { PriceCurve } from '#domain/pricing/price-curve.ts';
import type { PriceTrace } from '#domain/pricing/price.ts';
import type { TaxCase } from '#domain/tax/vat.ts';
import type { RentalPeriod } from './period.ts';

/** What a rental costs, net. `perDay` is the average of a chargeable day. */
export type Price = { readonly days: number; readonly perDay: Money; readonly total: Money };

/** How a line is taxed; the rate is in percent. */
export type Tax = { readonly country: string; readonly case: TaxCase; readonly rate: number };

/** The price of one trailer for one period, with everything that is needed to explain it. */
export type PriceQuote = Price & {
  readonly period: RentalPeriod;
  readonly trace: PriceTrace;
  readonly curve: PriceCurve;
  /** For members of a unit, whose country and VAT id decide it. */
  readonly tax: (Tax & { readonly amount: Money; readonly gross: Money }) | null;
};
