import type { IntlShape } from 'react-intl';
import type { TrailerCard } from '#contract/trailer.ts';
import type { Format } from '#i18n/format.ts';
import { nameType } from './name-type.ts';
import type { WallPeriod } from './wall-period.ts';

type Words = { readonly intl: IntlShape; readonly format: Format; readonly asked: WallPeriod };

/** Another trailer in few words: who it is, where it stands, what it costs in the same period. */
export const describeTile = (card: TrailerCard, { intl, format, asked }: Words) => ({
  id: card.id,
  href: `/trailers/${card.id}?${new URLSearchParams(asked).toString()}`,
  name: nameType(intl, card.type, card.subType),
  number: card.number,
  plate: card.plate,
  country: card.depot.country,
  type: card.type,
  subType: card.subType,
  image: card.images[0] ?? null,
  place: [card.depot.name, ...(card.distanceKm === undefined ? [] : [format.distance(card.distanceKm)])].join(' · '),
  price: card.price
    ? { days: card.price.days, total: format.money(card.price.total), perDay: format.money(card.price.perDay) }
    : null,
});

export type TrailerTileData = ReturnType<typeof describeTile>;
