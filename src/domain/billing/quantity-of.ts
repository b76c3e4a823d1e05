import type { DayRange, Quantity } from './draft-document.ts';

/** In days where these give the amount in whole cents: quantity times price has to be the amount, to the cent. */
export function quantityOf(netCents: number, days: DayRange | null): Quantity {
  const count = days ? days.to - days.from + 1 : 0;
  return count > 0 && netCents % count === 0
    ? { quantity: count, unit: 'DAY', unitPriceCents: netCents / count }
    : { quantity: 1, unit: 'C62', unitPriceCents: netCents };
}
