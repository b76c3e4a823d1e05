import { useCallback, useMemo, useState } from 'react';
import type { Spot } from './place.ts';

export type Spots = {
  /** The points of this page's searches that have names. */
  readonly spots: readonly Spot[];
  readonly addSpot: (spot: Spot) => void;
};

/** The point of the search as the server names it, and those chosen since, whose results are still on their way. */
export function useSpots(settled: Spot | null): Spots {
  const [chosen, setChosen] = useState<readonly Spot[]>([]);
  const addSpot = useCallback((spot: Spot) => setChosen((others) => [spot, ...others]), []);
  const spots = useMemo(() => (settled ? [settled, ...chosen] : chosen), [settled, chosen]);
  return { spots, addSpot };
}
