import type { Point } from '#domain/depot/distance.ts';
import { findTownAt } from '#domain/place/find-town-at.ts';
import { townName } from '#domain/place/town-name.ts';
import type { Deps } from '../deps.ts';

/** The name of the town whose position a search has, if it is one. */
export async function namePoint(
  { gazetteer }: Pick<Deps, 'gazetteer'>,
  point: Point,
  language: string,
): Promise<string | undefined> {
  const town = findTownAt(await gazetteer.open(), point);
  return town && townName(town, language);
}
