import type { Place as FoundPlace } from '#contract/place.ts';
import { placeText } from '#contract/place.ts';
import { findYard } from '#services/place/find-yard.ts';
import { suggestPlaces } from '#services/place/suggest-places.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { describeNearest, toPlaceLabel } from './describe-place.ts';
import { placeValues, USUAL_RADIUS } from './place.ts';
import { withValues } from './search-params.ts';

const OTHERS = 4;

/** What a form without scripts has sent as a place, and where else that could be. */
export type TypedPlace = {
  readonly text: string;
  readonly isFound: boolean;
  readonly others: readonly {
    readonly label: string;
    readonly nearest: string;
    readonly values: PlaceValues;
    readonly isYard: boolean;
  }[];
};
type PlaceValues = Readonly<Record<'near' | 'radiusKm', string | undefined>>;

type Read = { readonly search: URLSearchParams; readonly place: TypedPlace | null };

/**
 * A browser without scripts sends the name of a place. The likeliest one is searched around, the others are offered; if
 * nothing is called so, the search keeps the place that it had.
 */
export async function readPlaceText(
  { deps, locale, format, getActor }: Pick<PageRequest, 'deps' | 'locale' | 'format' | 'getActor'>,
  params: URLSearchParams,
): Promise<Read> {
  const parsed = placeText.safeParse(params.get('place') ?? '');
  if (!parsed.success) return { search: params, place: null };
  const [places, yard] = await Promise.all([
    suggestPlaces(deps, { text: parsed.data, language: locale }),
    findYard(deps, await getActor(), locale),
  ]);
  const radiusKm = Number(params.get('radiusKm')) || USUAL_RADIUS;
  const valuesOf = ({ lat, lon }: FoundPlace): PlaceValues => {
    const { near } = placeValues({ kind: 'around', point: { lat, lon }, radiusKm });
    return { near, radiusKm: String(radiusKm) };
  };
  const [first, ...others] = places;
  const offered = [...(yard ? [yard] : []), ...others.slice(0, OTHERS)];
  return {
    search: first ? withValues(params, { depot: undefined, ...valuesOf(first) }) : params,
    place: {
      text: parsed.data,
      isFound: first !== undefined,
      others: offered.map((place) => ({
        label: toPlaceLabel(place),
        nearest: describeNearest(place, format),
        values: valuesOf(place),
        isYard: place === yard,
      })),
    },
  };
}
