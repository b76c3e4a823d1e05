import { fromMap } from '#web/map/map-search.ts';
import { useMapState } from '#web/stores/map.ts';
import { useSearches } from '#web/stores/searches.ts';
import { readPlace } from '#web/trailer/results/place.ts';
import { readSpots } from '#web/trailer/results/remembered-place.ts';

/** Hands over what was searched for last and where, and the depot that was picked on the map. */
export const whenKept = (use: (last: ReturnType<typeof readLast>) => void): (() => void) =>
  // All stores are read at the same moment, this one last.
  useSearches.whenRead(() => use(readLast()));

function readLast() {
  const kept = useMapState.getState();
  const { place, spots } = useSearches.getState();
  return {
    ...fromMap(kept, new Date()),
    place: readPlace(new URLSearchParams(place), readSpots(spots, document.documentElement.lang)),
    depot: kept.targetMarker,
  };
}
