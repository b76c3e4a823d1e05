import type { Price } from '#domain/price/price.ts';
import { minimumDays } from '#domain/trailer/trailer-type.ts';
import type { Place, SearchBasis } from './search-basis.ts';
import { withFee } from './with-fee.ts';
import { type SearchWindow, shareWindows } from './search-window.ts';

/** Trailers of one price class at one depot: they cost the same and are equally far away. */
export type RankedGroup = {
  readonly priceClass: string;
  readonly window: SearchWindow;
  readonly price: Price | undefined;
};

export type PriceClass = { readonly type: string; readonly priceClass: string };

/** Names a group in a cursor. */
export const nameOfGroup = ({ window: { depotId, type }, priceClass }: RankedGroup): string =>
  `${depotId} ${type} ${priceClass}`;

/**
 * All groups of a search in the order of its sort; equal ones in the order of the depots and types. By distance they
 * are made as they are needed, since a page is seldom filled from more than a few depots.
 */
export function* rankGroups(basis: SearchBasis, classes: readonly PriceClass[]): Generator<RankedGroup> {
  const places = basis.places.filter(({ isChosen }) => isChosen).toSorted((a, b) => km(a) - km(b));
  const groupsAt = toGroups(basis, classes);
  if (basis.sort === 'distance') {
    for (const place of places) yield* groupsAt(place).toSorted(byPrice);
  } else {
    yield* places.flatMap(groupsAt).toSorted(byPrice);
  }
}

const km = ({ distanceKm }: Place): number => distanceKm ?? 0;
const cents = ({ price }: RankedGroup): number => price?.total.cents ?? Number.MAX_SAFE_INTEGER;
const byPrice = (a: RankedGroup, b: RankedGroup): number => cents(a) - cents(b);

function toGroups(basis: SearchBasis, classes: readonly PriceClass[]): (place: Place) => RankedGroup[] {
  const windowsAt = shareWindows(basis, basis.chosenTypes);
  const classesOf = Map.groupBy(classes, ({ type }) => type);
  return (place) =>
    windowsAt(place).flatMap((window) => {
      // Without a period, the price of the shortest rental is shown.
      const days = basis.asked ? window.resolved.days : minimumDays(window.type);
      return (classesOf.get(window.type) ?? []).map(({ priceClass }) => ({
        priceClass,
        window,
        price: withFee(basis.prices.findPrice({ depotId: place.row.id, priceClass }, days), window),
      }));
    });
}
