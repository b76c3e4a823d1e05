import type { TrailerCard } from '#contract/trailer.ts';
import type { Point } from '#domain/depot/distance.ts';
import type { Actor } from '#domain/team/actor.ts';
import { searchTrailers } from './search-trailers.ts';
import type { RentalReads } from '../deps.ts';

export type TwinQuestion = {
  readonly trailerId: string;
  readonly type: string;
  readonly subType: string | undefined;
  /** Where the trailer stands that they are to replace. */
  readonly near: Point;
  /** Wall times; without them, as soon as possible. */
  readonly period: { readonly from: string; readonly to: string } | undefined;
  /** Where they are brought back, if that is another depot. */
  readonly returnDepot?: string | undefined;
  readonly limit: number;
};

/** Free trailers of the same kind in the same time, nearest depot first. Every depot has its own hours for that time. */
export async function findTwins(
  deps: RentalReads,
  actor: Actor,
  { trailerId, type, subType, near, period, returnDepot, limit }: TwinQuestion,
): Promise<readonly TrailerCard[]> {
  const found = await searchTrailers(deps, actor, {
    type: [type],
    ...(subType !== undefined && { subType: [subType] }),
    near: { lat: near.lat, lon: near.lon },
    ...period,
    ...(returnDepot !== undefined && { returnDepot }),
    sort: 'distance',
    freeOnly: true,
    limit: limit + 1,
  });
  // A type that is no longer offered, or a time that has passed, has no twins.
  if (!found.ok) return [];
  return found.value.items.filter(({ id }) => id !== trailerId).slice(0, limit);
}
