import type { AdminPriceList } from '#contract/admin-price.ts';
import { tellChanges, type ToldChanges } from '#domain/admin/logged-field.ts';
import type { Outcome } from '../../failure.ts';

/** What became of each price. Of a list that is gone, or not there yet, nothing is told but that. */
export const tellPriceChanges = (before: Outcome<AdminPriceList>, after: Outcome<AdminPriceList>): ToldChanges =>
  before.ok && after.ok ? tellChanges('priceList', byPath(before.value), byPath(after.value)) : {};

/** `rate.plane.7`, `factor.<depot>`, `service.<key>.<type>` */
function byPath({ name, validFrom, classes, factors, services }: AdminPriceList) {
  const byService = Map.groupBy(services, ({ key }) => key);
  return {
    name,
    validFrom,
    rate: Object.fromEntries(
      classes.map(({ priceClass, bands }) => [
        priceClass,
        Object.fromEntries(bands.map(({ fromDay, dayRateCents }) => [fromDay, dayRateCents])),
      ]),
    ),
    factor: Object.fromEntries(factors.map(({ depotId, factor }) => [depotId, factor])),
    service: Object.fromEntries(
      [...byService].map(([key, prices]) => [
        key,
        Object.fromEntries(prices.map(({ trailerType, priceCents }) => [trailerType, priceCents])),
      ]),
    ),
  };
}
