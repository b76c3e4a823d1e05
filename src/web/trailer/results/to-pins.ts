import { distanceKm } from '#domain/depot/distance.ts';
import type { MapPin } from '#web/map/map-pin.ts';
import type { CardView } from '#web/trailer/to-card-view.server.ts';
import type { DepotView, Place } from './place.ts';
import type { LiveFacets } from './use-facets.ts';

type Known = {
  readonly place: Place;
  readonly depots: readonly DepotView[];
  readonly facets: LiveFacets;
  readonly cards: readonly CardView[];
  readonly search: URLSearchParams;
};

/** The depots with something free, counted by the server, or until it has answered by what is on the page. */
export function toPins({ place, depots, facets, cards, search }: Known): readonly MapPin[] {
  const counts = facets.everywhere?.depotType ?? countCards(cards);
  const byDepot = Map.groupBy(Object.entries(counts), ([key]) => key.slice(0, key.indexOf('.')));
  const wanted = search.getAll('type');
  return depots.flatMap(({ code, name, short, city, lat, lon }) => {
    const types = (byDepot.get(code) ?? [])
      .map(([key, count]) => ({ type: key.slice(key.indexOf('.') + 1), count }))
      .filter(({ type, count }) => count > 0 && (wanted.length === 0 || wanted.includes(type)))
      .toSorted((a, b) => b.count - a.count);
    if (types.length === 0) return [];
    const count = types.reduce((sum, { count: of }) => sum + of, 0);
    return [{ code, name, short, lat, lon, count, types, isNearby: isNearby(place, { code, city, lat, lon }) }];
  });
}

type Somewhere = Pick<DepotView, 'code' | 'city' | 'lat' | 'lon'>;

function isNearby(place: Place, depot: Somewhere): boolean {
  switch (place.kind) {
    case 'anywhere':
      return true;
    case 'depots':
      return place.names.some((name) => [depot.code, depot.city].includes(name));
    case 'around':
      return place.radiusKm === null || distanceKm(place.point, depot) <= place.radiusKm;
  }
}

function countCards(cards: readonly CardView[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { isFree, depot, type } of cards) {
    const key = `${depot.code}.${type}`;
    if (isFree) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
