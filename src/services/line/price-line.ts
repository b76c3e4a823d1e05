import type { ServiceNames } from '#contract/line.ts';
import type { ServiceOfferRow } from '#db/service/service-offer.queries.ts';
import { chargeableDays } from '#domain/booking/chargeable-days.ts';
import { isLongTerm, type Period } from '#domain/time/period.ts';
import { money, type Money } from '#domain/money/money.ts';
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
};

/** Rent, services and tax of one line. */
export function priceLine({ tariff, period, services, depotCountry, unit }: LineToPrice): PricedLine {
  const rates = services.map(({ unit: per, priceCents }) => ({ unit: per, cents: priceCents }));
  const price = rentalPrice({ tariff, services: rates }, chargeableDays(period));
  return {
    rent: price.rent,
    services: services.map(({ key, names, unit: per, priceCents }, i) => ({
      key,
      names: withoutTexts(names),
      unit: per,
      unitPrice: money(priceCents),
      price: price.services[i] ?? money(0),
    })),
    net: price.net,
    tax: vatFor({
      isLongTerm: isLongTerm(period),
      depotCountry,
      customerCountry: unit.country,
      hasValidVatId: unit.vatIdStatus === 'valid',
      on: localDate(period.from, period.timeZone),
    }),
  };
}

const withoutTexts = (names: ServiceOfferRow['names']): ServiceNames =>
  Object.fromEntries(Object.entries(names).map(([locale, { name }]) => [locale, { name }]));
