import { add, subtract, sum, type Money } from '#domain/money/money.ts';
import { priceFor, type Price } from './price.ts';
import { servicePrice, type ServiceRate } from './service-price.ts';
import type { Tariff } from './tariff.ts';

/** What a line is made of; frozen when it is booked. */
export type RentalTerms = { readonly tariff: Tariff; readonly services: readonly ServiceRate[] };
export type RentalPrice = { readonly rent: Price; readonly services: readonly Money[]; readonly net: Money };

/** Rent and services of one line, net. */
export function rentalPrice(terms: RentalTerms, days: number): RentalPrice {
  const rent = priceFor(terms.tariff, days);
  const services = terms.services.map((service) => servicePrice(service, days));
  return { rent, services, net: add(rent.total, sum(services)) };
}

/** What more (or, negative, less) a line costs when its days change: P(new) − P(old), services included. */
export const priceDifference = (terms: RentalTerms, oldDays: number, newDays: number): Money =>
  subtract(rentalPrice(terms, newDays).net, rentalPrice(terms, oldDays).net);
