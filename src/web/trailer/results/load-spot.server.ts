import { namePoint } from '#services/place/name-point.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { type DepotView, findDepotAt, type Point, type Spot } from './place.ts';

/** The point of a search with its name, where a town has it. A depot has a name of its own. */
export async function loadSpot(
  { deps, locale }: Pick<PageRequest, 'deps' | 'locale'>,
  point: Point | undefined,
  depots: readonly DepotView[],
): Promise<Spot | null> {
  if (!point || findDepotAt(depots, point)) return null;
  const name = await namePoint(deps, point, locale);
  return name === undefined ? null : { ...point, name };
}
