import type { Place } from '#contract/place.ts';
import { findPlaces } from '#domain/place/find-places.ts';
import type { Deps } from '../deps.ts';
import { loadDepotBook } from '../book/depot-book.ts';
import { toPlace } from './to-place.ts';

export type PlaceDeps = Pick<Deps, 'db' | 'holidays' | 'clock' | 'gazetteer'>;

/** What somebody who types this may mean, the likeliest first. Everybody may ask. */
export async function suggestPlaces(
  deps: PlaceDeps,
  { text, language }: { readonly text: string; readonly language: string },
): Promise<readonly Place[]> {
  const found = findPlaces(await deps.gazetteer.open(), text, { language });
  if (found.length === 0) return [];
  const depots = await loadDepotBook(deps, { now: deps.clock.now() });
  return found.map((place) => toPlace(place, depots, language));
}
