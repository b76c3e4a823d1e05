import { fromMap } from '#web/map/map-search.ts';
import { useMapState } from '#web/stores/map.ts';

/** Hands over what was searched for last, and the depot that was picked on the map. */
export const whenKept = (use: (last: ReturnType<typeof readLast>) => void): (() => void) =>
  useMapState.whenRead(() => use(readLast()));

function readLast() {
  const kept = useMapState.getState();
  return { ...fromMap(kept, new Date()), depot: kept.targetMarker };
}
