/** A depot as the search knows it: a place to search at, and a pin of the map. */
export type DepotView = {
  readonly code: string;
  readonly name: string;
  /** `Hamburg` for Hamburg-Altenwerder: where there is little room. */
  readonly short: string;
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  /** `Mo–Fr 07–18 · Schlüsselbox` */
  readonly hours: string;
};

export type Point = { readonly lat: number; readonly lon: number };

/** A point with its name in the reader's language, which only the server knows. */
export type Spot = Point & { readonly name: string };

export type Place =
  | { readonly kind: 'anywhere' }
  /** Code or city, as the address has them. */
  | { readonly kind: 'depots'; readonly names: readonly string[] }
  | { readonly kind: 'around'; readonly point: Point; readonly radiusKm: number | null; readonly name?: string };

export const RADII = [50, 100, 200, 300, 500] as const;
export const USUAL_RADIUS = 200;

/** So near to a depot, a point is that depot: about a kilometre. */
const SAME_PLACE_DEGREES = 0.01;

export const findDepotAt = <D extends Point>(depots: readonly D[], { lat, lon }: Point): D | undefined =>
  depots.find(
    (depot) => Math.abs(depot.lat - lat) < SAME_PLACE_DEGREES && Math.abs(depot.lon - lon) < SAME_PLACE_DEGREES,
  );

/** The address has points without names; `spots` are those whose names are known. */
export function readPlace(search: URLSearchParams, spots: readonly Spot[] = []): Place {
  const names = search.getAll('depot');
  if (names.length > 0) return { kind: 'depots', names };
  const [lat, lon] = (search.get('near') ?? '').split(',').map(Number);
  if (lat === undefined || lon === undefined) return { kind: 'anywhere' };
  const radius = Number(search.get('radiusKm'));
  const name = spots.find((spot) => toNear(spot) === toNear({ lat, lon }))?.name;
  return {
    kind: 'around',
    point: { lat, lon },
    radiusKm: radius > 0 ? radius : null,
    ...(name !== undefined && { name }),
  };
}

/** The city where the name begins with it, else the name up to the part of town. */
export const shortDepotName = (name: string, city: string): string =>
  name.startsWith(city) ? city : (name.split(/[-\s]/, 1)[0] ?? name);

/** Four decimals are ten metres. */
const coordinate = (value: number): string => String(Math.round(value * 10_000) / 10_000);

const toNear = ({ lat, lon }: Point): string => `${coordinate(lat)},${coordinate(lon)}`;

/** The parameters of a place; those it does not have are emptied. */
export function placeValues(place: Place): { depot?: string | undefined; near?: string; radiusKm?: string } {
  switch (place.kind) {
    case 'anywhere':
      return {};
    case 'depots':
      return { depot: place.names[0] };
    case 'around':
      return {
        near: toNear(place.point),
        ...(place.radiusKm !== null && { radiusKm: String(place.radiusKm) }),
      };
  }
}

/** The name of a place, undefined for a point that is none of ours. */
export function placeName(place: Place, depots: readonly DepotView[]): string | undefined {
  switch (place.kind) {
    case 'anywhere':
      return undefined;
    case 'depots':
      return place.names
        .map((name) => depots.find(({ code }) => code.toLowerCase() === name.toLowerCase())?.name ?? name)
        .join(', ');
    case 'around':
      return place.name ?? findDepotAt(depots, place.point)?.short;
  }
}
