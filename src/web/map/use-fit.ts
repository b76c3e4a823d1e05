import type { MapRef } from '@vis.gl/react-maplibre';
import { useEffect, useRef } from 'react';
import type { MapBounds } from './map-pin.ts';

/** What a map shows: depots, with cards over its lower edge on phones, or trailers, whose marks are broad. */
export type MapContent = 'depots' | 'trailers';

/** Room for what lies over the map: marks that reach beyond their points, buttons, cards. */
const PADDINGS = {
  depots: {
    wide: { top: 70, bottom: 60, left: 50, right: 60 },
    narrow: { top: 64, bottom: 190, left: 48, right: 48 },
  },
  trailers: {
    wide: { top: 60, bottom: 76, left: 90, right: 90 },
    narrow: { top: 56, bottom: 72, left: 60, right: 60 },
  },
} as const satisfies Record<MapContent, object>;
const NARROW_PX = 560;
const NEAREST_ZOOM = 9;
const MOVE_MS = 250;

export const fitOptions = (width: number, content: MapContent) => ({
  padding: PADDINGS[content][width < NARROW_PX ? 'narrow' : 'wide'],
  maxZoom: NEAREST_ZOOM,
});

/** Brings an area into view: at once when the map opens, in one movement whenever the area changes. */
export function useFit(map: MapRef | null, bounds: MapBounds | undefined, content: MapContent): void {
  const isFirst = useRef(true);
  const key = bounds?.join();
  useEffect(() => {
    if (!map || !bounds) return;
    const [west, south, east, north] = bounds;
    const isCalm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.fitBounds(
      [
        [west, south],
        [east, north],
      ],
      { ...fitOptions(map.getContainer().clientWidth, content), duration: isFirst.current || isCalm ? 0 : MOVE_MS },
    );
    isFirst.current = false;
    // The same area again is no reason to move the map under somebody's hands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, key]);
}
