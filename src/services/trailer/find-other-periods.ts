import type { TrailerCard } from '#contract/trailer.ts';
import { isFree, rentalDays, type TrailerForRent } from '#domain/booking/availability.ts';
import { chargeableDays } from '#domain/booking/chargeable-days.ts';
import type { Period } from '#domain/time/period.ts';
import { shortestRental } from '#domain/booking/shortest-rental.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import type { Deps } from '../deps.ts';
import type { PricePlace } from '../book/price-book.ts';
import { explainSnapped } from './explain-snapped.ts';
import type { JudgedAvailability } from './judge-in-window.ts';
import type { SearchBasis } from './search-basis.ts';
import type { SearchWindow } from './search-window.ts';
import { toRentalPeriod } from '#services/line/to-rental-period.ts';
import { toPrice } from './to-trailer-card.ts';
import { withFee } from './with-fee.ts';

type Question = Pick<SearchBasis, 'now' | 'horizon' | 'asked' | 'prices'> & {
  readonly trailer: PricePlace;
  readonly forRent: TrailerForRent;
  readonly window: SearchWindow;
  readonly verdict: JudgedAvailability;
  readonly locale: string | undefined;
};

/** What a trailer can be had for instead of a period that was shortened, or is too short for it. */
export async function findOtherPeriods(
  deps: Pick<Deps, 'holidays'>,
  { now, horizon, asked, prices, trailer, forRent, window, verdict, locale }: Question,
): Promise<Pick<TrailerCard, 'snapped' | 'shortest'>> {
  const { place, resolved } = window;
  if (!asked || !resolved.snapped || window.lane?.ok === false) return {};
  const canBeHad = (period: Period): boolean =>
    !isBeyondHorizon(rentalDays(period).returnOn, horizon) && isFree(forRent, period, now);
  const findPrice = (period: Period) => withFee(prices.findPrice(trailer, chargeableDays(period)), window);

  const snapped = await explainSnapped(deps, {
    asked,
    snapped: resolved.snapped,
    depot: place,
    returnDepot: window.returnDepot,
    locale,
    offer(period) {
      const price = findPrice(period);
      return canBeHad(period) ? { ...(price && { total: price.total }) } : undefined;
    },
  });
  if (verdict.free || verdict.reason !== 'minimumPeriod') return { ...(snapped && { snapped }) };
  const shortest = shortestRental(
    place.calendar,
    resolved.period.from,
    forRent.minimumDays,
    window.returnDepot?.calendar,
  );
  const price = findPrice(shortest);
  return {
    ...(snapped && { snapped }),
    ...(canBeHad(shortest) && {
      shortest: { period: toRentalPeriod(shortest), ...(price && { price: toPrice(price) }) },
    }),
  };
}
