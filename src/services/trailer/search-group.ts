import type { Price } from '#domain/price/price.ts';
import { minimumDays } from '#domain/trailer/trailer-type.ts';
import type { Place, SearchBasis } from './search-basis.ts';
import { type SearchWindow, toWindow } from './search-window.ts';

/** Trailers of one price class at one depot: they cost the same and are equally far away. */
export type RankedGroup = {
  readonly priceClass: string;
  readonly window: SearchWindow;
  readonly price: Price | undefined;
  /** Names the group in a cursor. */
  readonly key: string;
};

export type PriceClass = { readonly type: string; readonly priceClass: string };

/**
 * All groups of a search in the order of its sort; equal ones in the order of the depots and types. By distance they
 * are made as they are needed, since a page is seldom filled from more than a few depots.
 */
export function* rankGroups(basis: SearchBasis, classes: readonly PriceClass[]): Generator<RankedGroup> {
  const places = basis.places.filter(({ isChosen }) => isChosen).toSorted((a, b) => km(a) - km(b));
  if (basis.sort === 'distance') {
    for (const place of places) yield* groupsAt(basis, place, classes).toSorted(byPrice);
  } else {
    yield* places.flatMap((place) => groupsAt(basis, place, classes)).toSorted(byPrice);
  }
}

const km = ({ distanceKm }: Place): number => distanceKm ?? 0;
const cents = ({ price }: RankedGroup): number => price?.total.cents ?? Number.MAX_SAFE_INTEGER;
const byPrice = (a: RankedGroup, b: RankedGroup): number => cents(a) - cents(b);

function groupsAt(basis: SearchBasis, place: Place, classes: readonly PriceClass[]): RankedGroup[] {
  const depotId = place.row.id;
  return basis.chosenTypes.flatMap((type) => {
    const window = toWindow(basis, place, type);
    // Without a period, the price of the shortest rental is shown.
    const days = basis.asked ? window.resolved.days : minimumDays(type);
    return classes
      .filter((known) => known.type === type)
      .map(({ priceClass }) => ({
        priceClass,
        window,
        price: basis.prices.findPrice({ depotId, priceClass }, days),
        key: `${depotId} ${type} ${priceClass}`,
      }));
  });
}
