import type { OneWayOffer } from '#contract/price.ts';
import type { TrailerCard, TrailerFacts } from '#contract/trailer.ts';
import type { TrailerWithImages } from '#db/trailer/trailer.queries.ts';
import type { JudgedAvailability } from './judge-in-window.ts';
import { pick } from '#domain/table.ts';
import { FACT_COLUMNS, minimumDays } from '#domain/trailer/trailer-type.ts';
import { oneWayReward } from '#domain/one-way/one-way-fee.ts';
import type { Price } from '#domain/price/price.ts';
import { toIso } from '#domain/time/instant.ts';
import type { BookedDepot } from '../book/depot-book.ts';
import type { PriceBook } from '../book/price-book.ts';
import { toDepotSummary } from '../book/to-depot-summary.ts';
import type { LaneQuote } from '../one-way/quote-lane.ts';
import type { SearchWindow } from './search-window.ts';
import { withFee } from './with-fee.ts';

type CardParts = {
  readonly trailer: TrailerWithImages;
  readonly window: SearchWindow;
  readonly availability: JudgedAvailability;
  readonly prices: PriceBook;
  /** Whether a period was asked for; else the window is only the soonest possible one. */
  readonly hasPeriod: boolean;
  readonly others: Pick<TrailerCard, 'snapped' | 'shortest'>;
};

export function toTrailerCard(parts: CardParts): TrailerCard {
  const { trailer, window, availability, prices, hasPeriod, others } = parts;
  const { place, resolved } = window;
  const fewestDays = minimumDays(trailer.type);
  const price = withFee(prices.findPrice(trailer, hasPeriod ? resolved.days : fewestDays), window);
  return {
    id: trailer.id,
    number: trailer.number,
    plate: trailer.plate,
    type: trailer.type,
    subType: trailer.subType,
    make: trailer.make,
    model: trailer.model,
    year: trailer.year,
    depotId: trailer.depotId,
    depot: toDepotSummary(place.row),
    facts: toFacts(trailer),
    images: trailer.images.map(({ path, alt, width, height }) => ({
      url: `/${path}`,
      alt: alt ?? `${trailer.make} ${trailer.model}, ${trailer.number}`,
      width,
      height,
    })),
    free: availability.free,
    ...(!availability.free && { reason: availability.reason }),
    ...(!availability.free &&
      availability.nextFreeFrom && {
        nextFreeFrom: toIso(availability.nextFreeFrom),
      }),
    ...(place.distanceKm !== undefined && { distanceKm: Math.round(place.distanceKm * 10) / 10 }),
    ...(hasPeriod && { period: resolved.toRentalPeriod() }),
    minimumDays: fewestDays,
    ...others,
    ...(price && { price: toPrice(price) }),
    ...(window.lane?.ok &&
      window.returnDepot && { oneWay: toOneWayOffer(window.returnDepot, window.lane.value, price !== undefined) }),
    ...(price && hasPeriod && price.trace.paidDays > price.days && { sameUntilDay: price.trace.paidDays }),
    certifiedUntil: trailer.certifiedUntil,
    needsWorkshop: availability.free && availability.needsWorkshop,
  };
}

/** The fee is part of a price, and no less a secret. */
export const toOneWayOffer = (
  returnDepot: Pick<BookedDepot, 'row'>,
  { trace, fee }: LaneQuote,
  showsFee: boolean,
): OneWayOffer => {
  const reward = showsFee ? oneWayReward(trace) : undefined;
  return {
    depot: toDepotSummary(returnDepot.row),
    km: trace.km,
    ...(showsFee && { fee }),
    ...(reward && { reward }),
  };
};

export const toPrice = ({ days, perDay, total }: Price) => ({ days, perDay, total });

const toFacts = (trailer: TrailerWithImages): TrailerFacts => ({
  // Facts are checked against the type's list when they are stored.
  ...(trailer.facts as Partial<TrailerFacts>),
  ...pick(trailer, FACT_COLUMNS),
});
