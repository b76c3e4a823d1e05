import type { UnfreeReason } from '#domain/booking/availability.ts';
import type { Money } from '#domain/money/money.ts';
import type { PriceTrace } from '#domain/pricing/price.ts';
import type { ServiceUnit } from '#domain/pricing/service-price.ts';
import type { DepotSummary } from './depot.ts';
import type { RentalPeriod } from './period.ts';
import type { Price, Tax } from './price.ts';
import type { TrailerCard, TrailerImage } from './trailer.ts';

/** A trailer as a line of a cart or an order shows it. */
export type LineTrailer = Pick<TrailerCard, 'id' | 'number' | 'plate' | 'type' | 'subType' | 'make' | 'model'> & {
  /** Its first picture; the page says what can be seen on it. */
  readonly image: Omit<TrailerImage, 'alt'> | null;
};

/** What the operator calls a service, by language. Where there is no name, it is the message `service.<key>`. */
export type ServiceNames = Readonly<Record<string, { readonly name: string }>>;

/** A service of a line: its rate, and what it costs over the days of the rental. An order keeps the names it was made with. */
export type LineService = {
  readonly key: string;
  readonly names: ServiceNames;
  readonly unit: ServiceUnit;
  readonly unitPrice: Money;
  readonly price: Money;
};

/** One trailer for one period, priced and taxed: a line of a cart or of an order. */
export type Line = {
  readonly id: string;
  readonly trailerId: string;
  readonly trailer: LineTrailer;
  readonly depotId: string;
  readonly depot: DepotSummary;
  readonly from: string;
  readonly to: string;
  readonly period: RentalPeriod;
  /** The rent alone. */
  readonly price: Price;
  readonly trace: PriceTrace;
  readonly services: readonly LineService[];
  /** Rent and services. */
  readonly net: Money;
  readonly tax: Tax;
};

/** Why a line cannot be had. A trailer that left the fleet is `withdrawn`. */
export type LineReason = UnfreeReason | 'withdrawn';

export type TaxTotal = Tax & { readonly base: Money; readonly amount: Money };
/** Net, tax by country, case and rate (in percent), and gross. */
export type Totals = { readonly net: Money; readonly taxes: readonly TaxTotal[]; readonly gross: Money };
