import type { AdminPriceList } from '#contract/admin-price.ts';
import { tellChanges, type ToldChanges } from '#domain/admin/logged-field.ts';
import type { Outcome } from '../../failure.ts';

/** What became of each price. Of a list that is gone, or not there yet, nothing is told but that. */
export const tellPriceChanges = (before: Outcome<AdminPriceList>, after: Outcome<AdminPriceList>): ToldChanges =>
  before.ok && after.ok ? tellChanges('priceList', byPath(before.value), byPath(after.value)) : {};

/** `rate.plane.7`, `factor.<depot>`, `service.<key>.<type>`, `oneWay.<depot or any>.<depot or any>.<type or any>.<part>` */
function byPath({ name, validFrom, classes, factors, services, oneWayFees }: AdminPriceList) {
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
    oneWay: byLane(oneWayFees, ({ baseCents, perKmCents, leastCents, mostCents }) => ({
      baseCents,
      perKmCents,
      leastCents,
      mostCents,
    })),
    oneWayQuota: byLane(oneWayFees, ({ monthlyQuota }) => monthlyQuota),
    oneWayClosed: byLane(oneWayFees, ({ closed }) => closed || null),
  };
}

type Fee = AdminPriceList['oneWayFees'][number];

/** Each way has a place of its own in a tree, as its path does. */
function byLane(fees: readonly Fee[], tell: (fee: Fee) => unknown) {
  const from = Map.groupBy(fees, ({ fromDepotId }) => fromDepotId ?? 'any');
  return mapTo(from, (leaving) =>
    mapTo(
      Map.groupBy(leaving, ({ toDepotId }) => toDepotId ?? 'any'),
      (led) => Object.fromEntries(led.map((fee) => [fee.trailerType ?? 'any', tell(fee)])),
    ),
  );
}

const mapTo = <T, R>(groups: ReadonlyMap<string, readonly T[]>, to: (members: readonly T[]) => R) =>
  Object.fromEntries([...groups].map(([name, members]) => [name, to(members)]));
