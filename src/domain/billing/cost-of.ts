import { perObject } from '#domain/per-object.ts';
import { priceFor } from '#domain/price/price.ts';
import { servicePrice } from '#domain/price/service-price.ts';
import type { Tariff } from '#domain/price/tariff.ts';
import type { BilledService, BilledTerms } from './billed-order.ts';

/** The same few numbers of days are asked for again and again. */
const rentsOf = perObject<Tariff, Map<number, number>>(() => new Map());

/** What so many days cost at the terms of a booking: of a service, or the rent. Net, in cents. */
export function costOf({ tariff }: BilledTerms, service: BilledService | null, days: number): number {
  if (days === 0) return 0;
  if (service) return servicePrice(service, days).cents;
  const rents = rentsOf(tariff);
  const rent = rents.get(days) ?? priceFor(tariff, days).total.cents;
  rents.set(days, rent);
  return rent;
}
