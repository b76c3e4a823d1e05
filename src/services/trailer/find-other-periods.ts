import type { TrailerCard } from '#contract/trailer.ts';
import type { Circumstances } from '#db/booking/availability.queries.ts';
import type { TrailerWithImages } from '#db/trailer/trailer.queries.ts';
import { availability, type Availability } from '#domain/booking/availability.ts';
import { chargeableDays } from '#domain/booking/chargeable-days.ts';
import type { Period } from '#domain/time/period.ts';
import { shortestRental } from '#domain/booking/shortest-rental.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { Deps } from '../deps.ts';
import { explainSnapped } from './explain-snapped.ts';
import type { SearchBasis } from './search-basis.ts';
import type { SearchWindow } from './search-window.ts';
import { toRentalPeriod } from '#services/line/to-rental-period.ts';
import { toPrice } from './to-trailer-card.ts';
import { toTrailerForRent } from '#services/book/to-trailer-for-rent.ts';

type Question = Pick<SearchBasis, 'now' | 'horizon' | 'asker' | 'asked' | 'prices'> & {
  readonly trailer: TrailerWithImages;
  readonly known: Circumstances;
  readonly window: SearchWindow;
  readonly verdict: Availability;
  readonly locale: string | undefined;
};

/** What a trailer can be had for instead of a period that was shortened, or is too short for it. */
export async function findOtherPeriods(
  deps: Pick<Deps, 'holidays'>,
  { now, horizon, asker, asked, prices, trailer, known, window, verdict, locale }: Question,
): Promise<Pick<TrailerCard, 'snapped' | 'shortest'>> {
  const { place, resolved } = window;
  if (!asked || !resolved.snapped) return {};
  const forRent = toTrailerForRent(known, place, asker);
  const isFree = (period: Period): boolean =>
    !isBeyondHorizon(localDate(period.to, period.timeZone), horizon) && availability(forRent, period, now).free;
  const findPrice = (period: Period) => prices.findPrice(trailer, chargeableDays(period));

  const snapped = await explainSnapped(deps, {
    asked,
    snapped: resolved.snapped,
    depot: place,
    locale,
    offer(period) {
      const price = findPrice(period);
      return isFree(period) ? { ...(price && { total: price.total }) } : undefined;
    },
  });
  if (verdict.free || verdict.reason !== 'minimumPeriod') return { ...(snapped && { snapped }) };
  const shortest = shortestRental(place.calendar, resolved.period.from, forRent.minimumDays);
  const price = findPrice(shortest);
  return {
    ...(snapped && { snapped }),
    ...(isFree(shortest) && {
      shortest: { period: toRentalPeriod(shortest), ...(price && { price: toPrice(price) }) },
    }),
  };
}
