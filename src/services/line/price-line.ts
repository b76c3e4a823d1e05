import type { ServiceNames } from '#contract/line.ts';
import type { ServiceOfferRow } from '#db/service/service-offer.queries.ts';
import { chargeableDays } from '#domain/booking/chargeable-days.ts';
import { isLongTerm, type Period } from '#domain/time/period.ts';
import { add, money, type Money, sum, ZERO } from '#domain/money/money.ts';
import { EMPTY_LEG_SERVICE, ONE_WAY_SERVICE, type OneWayTrace } from '#domain/one-way/one-way-fee.ts';
import type { Price } from '#domain/price/price.ts';
import { rentalPrice } from '#domain/price/rental-price.ts';
import type { ServiceUnit } from '#domain/price/service-price.ts';
import type { Tariff } from '#domain/price/tariff.ts';
import { vatFor, type Tax } from '#domain/tax/vat.ts';
import { localDate } from '#domain/time/wall-clock.ts';

export type PricedService = {
  readonly key: string;
  readonly names: ServiceNames;
  readonly unit: ServiceUnit;
  readonly unitPrice: Money;
  readonly price: Money;
};

export type PricedLine = {
  readonly rent: Price;
  readonly services: readonly PricedService[];
  readonly net: Money;
  readonly tax: Tax;
};

/** What decides how a customer is taxed. */
export type TaxedUnit = { readonly country: string; readonly vatIdStatus: 'unchecked' | 'valid' | 'invalid' };

export type LineToPrice = {
  readonly tariff: Tariff;
  readonly period: Period;
  readonly services: readonly ServiceOfferRow[];
  readonly depotCountry: string;
  readonly unit: TaxedUnit;
  /** What bringing it back to another depot costs; of an empty leg, all of it. */
  readonly oneWay?: { readonly fee: Money; readonly trace: Pick<OneWayTrace, 'legId'> } | undefined;
};

/**
 * Rent, services and tax of one line. A return elsewhere is a service that nobody chooses as one. The rent of an empty leg is part
 * of its price; its trace says what more days cost.
 */
export function priceLine({ tariff, period, services, depotCountry, unit, oneWay }: LineToPrice): PricedLine {
  const taken = [...services, ...(oneWay ? [asService(oneWay)] : [])];
  const rates = taken.map(({ unit: per, priceCents }) => ({ unit: per, cents: priceCents }));
  const price = rentalPrice({ tariff, services: rates }, chargeableDays(period));
  const rent = oneWay?.trace.legId === undefined ? price.rent : { ...price.rent, perDay: ZERO, total: ZERO };
  return {
    rent,
    services: taken.map(({ key, names, unit: per, priceCents }, i) => ({
      key,
      names: withoutTexts(names),
      unit: per,
      unitPrice: money(priceCents),
      price: price.services[i] ?? money(0),
    })),
    net: add(rent.total, sum(price.services)),
    tax: vatFor({
      isLongTerm: isLongTerm(period),
      depotCountry,
      customerCountry: unit.country,
      hasValidVatId: unit.vatIdStatus === 'valid',
      on: localDate(period.from, period.timeZone),
    }),
  };
}

type Taken = Pick<ServiceOfferRow, 'key' | 'names' | 'unit' | 'priceCents'>;

const asService = ({ fee, trace }: NonNullable<LineToPrice['oneWay']>): Taken => ({
  key: trace.legId === undefined ? ONE_WAY_SERVICE : EMPTY_LEG_SERVICE,
  names: {},
  unit: 'once',
  priceCents: fee.cents,
});

const withoutTexts = (names: ServiceOfferRow['names']): ServiceNames =>
  Object.fromEntries(Object.entries(names).map(([locale, { name }]) => [locale, { name }]));
