import type { Money } from '#domain/money/money.ts';
import type { PriceCurve } from '#domain/price/price-curve.ts';

/** What the home page shows of the fleet, without a period: rates at depots with the factor 1. */
export type Storefront = {
  readonly trailers: number;
  readonly types: readonly StorefrontType[];
  readonly depots: readonly StorefrontDepot[];
  /** The price of a standard curtainsider over the days; absent where no prices are shown, or while there are none. */
  readonly example: PriceCurve | undefined;
};

export type StorefrontType = {
  readonly type: string;
  readonly count: number;
  /** Of a day, and of one from thirty days on; absent where no prices are shown. */
  readonly rates?: { readonly day: Money; readonly month: Money };
};

export type StorefrontDepot = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly trailers: number;
  /** By ISO weekday, Monday is 1; local wall times. */
  readonly hours: Readonly<Partial<Record<string, readonly { readonly from: string; readonly to: string }[]>>>;
  readonly facilities: readonly string[];
  readonly keyBox: boolean;
};
