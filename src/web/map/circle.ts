import type { Feature, Polygon } from 'geojson';
import { distanceKm } from '#domain/depot/distance.ts';
import type { MapBounds, MapPoint } from './map-pin.ts';

const KM_PER_DEGREE = 111.32;
const STEPS = 96;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const kmPerDegreeOfLongitude = (lat: number): number => KM_PER_DEGREE * Math.max(Math.cos(radians(lat)), 0.01);

/** A circle on the ground as an area of the map. */
export function circleArea({ lat, lon }: MapPoint, radiusKm: number): Feature<Polygon> {
  const ring = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    const y = lat + (radiusKm * Math.sin(angle)) / KM_PER_DEGREE;
    return [lon + (radiusKm * Math.cos(angle)) / kmPerDegreeOfLongitude(y), y];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}

export function circleBounds({ lat, lon }: MapPoint, radiusKm: number): MapBounds {
  const north = radiusKm / KM_PER_DEGREE;
  const east = radiusKm / kmPerDegreeOfLongitude(lat);
  return [lon - east, lat - north, lon + east, lat + north];
}

export function boundsOf(points: readonly MapPoint[]): MapBounds | undefined {
  if (points.length === 0) return undefined;
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/** The radius that takes in everything in view, in whole tens of kilometres. */
export function radiusInView(center: MapPoint, [, , east, north]: MapBounds): number {
  return Math.max(10, Math.ceil(distanceKm(center, { lat: north, lon: east }) / 10) * 10);
}
