import type { Price } from '#domain/pricing/price.ts';
import type { SearchBasis } from './search-basis.ts';
import { type SearchWindow, toWindow } from './search-window.ts';

/** Trailers of one price class at one depot: they cost the same and are equally far away. */
export type RankedGroup = {
  readonly priceClass: string;
  readonly window: SearchWindow;
  readonly price: Price | undefined;
  /** Names the group in a cursor. */
  readonly key: string;
};

/** A day's price, for searches without a period: what is shown then. */
const ONE_DAY = 1;

/** All groups of a search in the order of its sort; equal ones in the order of the types and depots. */
export function rankGroups(
  basis: SearchBasis,
  classes: readonly { readonly type: string; readonly priceClass: string }[],
): readonly RankedGroup[] {
  const { asked, places, chosenTypes, prices, sort } = basis;
  const groups = places
    .filter(({ isChosen }) => isChosen)
    .flatMap((place) =>
      chosenTypes.flatMap((type) => {
        const window = toWindow(basis, place, type);
        const days = asked ? window.resolved.days : ONE_DAY;
        return classes
          .filter((known) => known.type === type)
          .map(({ priceClass }): RankedGroup => {
            const depotId = place.row.id;
            const price = prices.findPrice({ depotId, priceClass }, days);
            return { priceClass, window, price, key: `${depotId} ${type} ${priceClass}` };
          });
      }),
    );
  const cents = ({ price }: RankedGroup) => price?.total.cents ?? Number.MAX_SAFE_INTEGER;
  const km = ({ window }: RankedGroup) => window.place.distanceKm ?? 0;
  return groups.toSorted((a, b) =>
    sort === 'distance' ? km(a) - km(b) || cents(a) - cents(b) : cents(a) - cents(b) || km(a) - km(b),
  );
}
