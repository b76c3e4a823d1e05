import type { MapRef } from '@vis.gl/react-maplibre';
import { useEffect, useRef } from 'react';
import type { MapBounds } from './map-pin.ts';

/** Room for what lies over the map: buttons above, on phones the cards below. */
const WIDE_PADDING = { top: 70, bottom: 60, left: 50, right: 60 };
const NARROW_PADDING = { top: 64, bottom: 190, left: 48, right: 48 };
const NARROW_PX = 560;
const NEAREST_ZOOM = 9;
const MOVE_MS = 250;

export const fitOptions = (width: number) => ({
  padding: width < NARROW_PX ? NARROW_PADDING : WIDE_PADDING,
  maxZoom: NEAREST_ZOOM,
});

/** Brings an area into view: at once when the map opens, in one movement whenever the area changes. */
export function useFit(map: MapRef | null, bounds: MapBounds | undefined): void {
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
      { ...fitOptions(map.getContainer().clientWidth), duration: isFirst.current || isCalm ? 0 : MOVE_MS },
    );
    isFirst.current = false;
    // The same area again is no reason to move the map under somebody's hands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, key]);
}
