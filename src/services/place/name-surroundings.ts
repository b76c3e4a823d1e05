import type { Point } from '#domain/depot/distance.ts';
import { findTownNear } from '#domain/place/find-town-near.ts';
import { townName } from '#domain/place/town-name.ts';
import type { Deps } from '../deps.ts';

/** So near to its middle, somebody is in a town. */
const INSIDE_KM = 5;

/** The town that a point is in, or near to. */
export async function nameSurroundings({ gazetteer }: Pick<Deps, 'gazetteer'>, point: Point, language: string) {
  const near = findTownNear(await gazetteer.open(), point);
  return near && { town: townName(near.town, language), isInside: near.distanceKm <= INSIDE_KM };
}
