import type { Place } from '#contract/place.ts';
import { distanceKm } from '#domain/depot/distance.ts';
import type { FoundPlace } from '#domain/place/find-places.ts';
import { townName } from '#domain/place/town-name.ts';
import type { DepotBook } from '../book/depot-book.ts';

const NEAREST = 2;

/** A town in words, with the depots that are nearest to it. */
export function toPlace({ town, postalCode }: FoundPlace, depots: DepotBook, language: string): Place {
  const { country, lat, lon } = town;
  const nearest = [...depots.values()]
    .map(({ row: { code, name, ...point } }) => ({ code, name, distanceKm: Math.round(distanceKm(town, point)) }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, NEAREST);
  return {
    name: townName(town, language),
    country,
    lat,
    lon,
    ...(postalCode !== undefined && { postalCode }),
    nearest,
  };
}
