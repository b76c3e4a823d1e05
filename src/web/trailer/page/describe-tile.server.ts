import type { TrailerCard } from '#contract/trailer.ts';
import { trailerName } from '#web/words/trailer-name.ts';
import type { Words } from '#web/words/words.ts';
import { distanceText } from '#web/words/distance-text.ts';
import { trailerHref } from '../trailer-href.ts';

type TileWords = Words & { readonly asked?: Parameters<typeof trailerHref>[1] };

/** Another trailer in few words: who it is, where it stands, what it costs in the same period. */
export const describeTile = (card: TrailerCard, { intl, format, asked }: TileWords) => ({
  id: card.id,
  href: trailerHref(card.id, asked ?? null),
  name: trailerName(intl, card.type, card.subType),
  number: card.number,
  plate: card.plate,
  country: card.depot.country,
  type: card.type,
  subType: card.subType,
  image: card.images[0],
  isFree: card.free,
  place: [card.depot.name, distanceText(format, card.distanceKm)].filter(Boolean).join(' · '),
  price: card.price
    ? { days: card.price.days, total: format.money(card.price.total), perDay: format.money(card.price.perDay) }
    : null,
});

export type TrailerTileData = ReturnType<typeof describeTile>;
