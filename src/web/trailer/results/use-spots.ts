import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePageScope } from '#web/page-scope.tsx';
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
  const { locale } = usePageScope();
  useEffect(() => {
    if (!settled) return;
    const remember = async () => (await import('./remember-search.ts')).rememberSpot(settled, locale);
    // Without the stores, other pages call it a point of the map.
    remember().catch(() => {});
  }, [settled, locale]);
  const spots = useMemo(() => (settled ? [settled, ...chosen] : chosen), [settled, chosen]);
  return { spots, addSpot };
}
