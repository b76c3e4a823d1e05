import { useSearches } from '#web/stores/searches.ts';
import { readSpots } from '#web/trailer/results/remembered-place.ts';
import { stillAhead } from '#web/trailer/results/recent-search.ts';

/** Hands over the last searches as soon as the storage has been read, without times that have begun. */
export const whenKept = (use: (last: ReturnType<typeof readLast>) => void): (() => void) =>
  useSearches.whenRead(() => use(readLast()));

function readLast() {
  const { recent, spots } = useSearches.getState();
  return { recent: stillAhead(recent, new Date()), spots: readSpots(spots, document.documentElement.lang) };
}
