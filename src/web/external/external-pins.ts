import type { MapPin, MapPoint } from '#web/map/map-pin.ts';
import { toPins } from '#web/trailer/results/to-pins.ts';
import type { ExternalMapData } from './load-external-map.server.ts';

type Known = Pick<ExternalMapData, 'depots' | 'counts' | 'search'>;

export const toExternalPins = ({ depots, counts, search }: Known): readonly MapPin[] =>
  toPins({
    place: { kind: 'anywhere' },
    depots,
    facets: { everywhere: { total: 0, type: {}, subType: {}, depot: {}, depotType: counts } },
    cards: [],
    search: new URLSearchParams(search),
  });

const MIDDLE_OF_EUROPE = { lat: 50.2, lon: 9.5 };

/** The depot in the middle of all, so that a near view has something to show. */
export function findMiddle(places: readonly MapPoint[]): MapPoint {
  const mean = (of: (place: MapPoint) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const middle = { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) };
  const away = ({ lat, lon }: MapPoint) => Math.hypot(lat - middle.lat, lon - middle.lon);
  const [nearest] = places.toSorted((a, b) => away(a) - away(b));
  return nearest ? { lat: nearest.lat, lon: nearest.lon } : MIDDLE_OF_EUROPE;
}
