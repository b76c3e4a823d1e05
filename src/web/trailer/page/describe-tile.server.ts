import type { TrailerCard } from '#contract/trailer.ts';
import type { Format } from '#i18n/format.ts';
import { trailerName } from '#web/words/trailer-name.ts';
import type { WallPeriod } from './wall-period.ts';
import type { Words } from '#web/words/words.ts';

/** Another trailer in few words: who it is, where it stands, what it costs in the same period. */
export const describeTile = (card: TrailerCard, { intl, format, asked }: Words & { readonly asked: WallPeriod }) => ({
  id: card.id,
  href: `/trailers/${card.id}?${new URLSearchParams(asked).toString()}`,
  name: trailerName(intl, card.type, card.subType),
  number: card.number,
  plate: card.plate,
  country: card.depot.country,
  type: card.type,
  subType: card.subType,
  ...(card.images[0] && { image: card.images[0] }),
  isFree: card.free,
  place: [card.depot.name, ...describeDistance(card.distanceKm, format)].join(' · '),
  price: card.price
    ? { days: card.price.days, total: format.money(card.price.total), perDay: format.money(card.price.perDay) }
    : null,
});

/** Nearer than this is here. */
const SAME_PLACE_KM = 1;
const describeDistance = (km: number | undefined, format: Format): readonly string[] =>
  km === undefined || km < SAME_PLACE_KM ? [] : [format.distance(km)];

export type TrailerTileData = ReturnType<typeof describeTile>;
