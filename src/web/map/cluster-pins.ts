import Supercluster from 'supercluster';
import type { MapPin } from './map-pin.ts';

/** One pin, or several that would cover each other. */
export type PinGroup = {
  readonly key: string;
  readonly lat: number;
  readonly lon: number;
  readonly count: number;
  readonly pins: readonly MapPin[];
  /** The zoom at which a group falls apart. */
  readonly expansionZoom: number | null;
};

/** Labels are wide; so near to each other in pixels, two of them would overlap. */
const RADIUS_PX = 68;
const MOST_ZOOM = 10;
const WORLD: [number, number, number, number] = [-180, -85, 180, 85];

/** Makes the index once; asking it for another zoom is cheap. */
export function createClusters(pins: readonly MapPin[]): (zoom: number) => readonly PinGroup[] {
  // What lies inside the radius never disappears into a group with what lies outside.
  const indexes = [true, false].map((isNearby) => {
    const own = pins.filter((pin) => pin.isNearby === isNearby);
    const index = new Supercluster<{ readonly pin: MapPin }, { readonly pin: MapPin }>({
      radius: RADIUS_PX,
      maxZoom: MOST_ZOOM,
    });
    return index.load(
      own.map((pin) => ({
        type: 'Feature',
        properties: { pin },
        geometry: { type: 'Point', coordinates: [pin.lon, pin.lat] },
      })),
    );
  });

  return (zoom) =>
    indexes.flatMap((index) =>
      index.getClusters(WORLD, Math.round(zoom)).map(({ properties, geometry }): PinGroup => {
        const [lon = 0, lat = 0] = geometry.coordinates;
        if (!('cluster_id' in properties)) {
          const { pin } = properties;
          return { key: pin.code, lat, lon, count: pin.count, pins: [pin], expansionZoom: null };
        }
        const leaves = index
          .getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
          .map((leaf) => leaf.properties.pin);
        const members = leaves.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
        return {
          key: members.map(({ code }) => code).join('+'),
          lat,
          lon,
          count: members.reduce((sum, { count }) => sum + count, 0),
          pins: members,
          expansionZoom: index.getClusterExpansionZoom(properties.cluster_id),
        };
      }),
    );
}
