import { distanceKm, type Point } from '../depot/distance.ts';
import type { Gazetteer, Town } from './gazetteer.ts';

export type Surroundings = { readonly town: Town; readonly distanceKm: number };

/** A town farther away says nothing about where somebody is. */
const FARTHEST_KM = 60;
/** A degree of latitude, and no degree of longitude is longer. */
const KM_PER_DEGREE = 111.4;

/** The town nearest to a point. */
export function findTownNear({ towns }: Gazetteer, point: Point): Surroundings | undefined {
  let nearest: Surroundings | undefined;
  for (const town of towns) {
    const reach = nearest?.distanceKm ?? FARTHEST_KM;
    // Most are far to the north or south, which is cheap to see.
    if (Math.abs(town.lat - point.lat) * KM_PER_DEGREE > reach) continue;
    const distance = distanceKm(town, point);
    if (distance < reach) nearest = { town, distanceKm: distance };
  }
  return nearest;
}
