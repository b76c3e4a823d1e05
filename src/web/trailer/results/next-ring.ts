import { distanceKm } from '#domain/depot/distance.ts';
import type { DepotView, Point } from './place.ts';

const ROUND_KM = 50;

type NextRing = {
  readonly count: number;
  readonly depot: DepotView;
  readonly distanceKm: number;
  readonly radiusKm: number;
};

/** How many are free beyond the radius, where the nearest of them stands, and the round radius that reaches it. */
export function findNextRing(
  point: Point,
  radiusKm: number,
  depots: readonly DepotView[],
  counts: Readonly<Record<string, number>>,
): NextRing | undefined {
  const beyond = depots
    .map((depot) => ({ depot, distanceKm: distanceKm(point, depot), count: counts[depot.code] ?? 0 }))
    .filter((ring) => ring.distanceKm > radiusKm && ring.count > 0)
    .toSorted((a, b) => a.distanceKm - b.distanceKm);
  const [nearest] = beyond;
  if (!nearest) return undefined;
  return {
    ...nearest,
    count: beyond.reduce((sum, { count }) => sum + count, 0),
    radiusKm: Math.ceil(nearest.distanceKm / ROUND_KM) * ROUND_KM,
  };
}
