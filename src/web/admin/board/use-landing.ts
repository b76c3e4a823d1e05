import { useEffect, useEffectEvent, useRef } from 'react';
import type { Landing } from './find-followed.ts';

/**
 * Brings the keyboard to what was just dealt with, and after it when it goes elsewhere as the board is read anew. Whoever
 * is somewhere else by then stays there.
 */
export function useLanding(landing: Landing | undefined, land: (landing: Landing) => void): void {
  const lastTurn = useRef(0);
  const go = useEffectEvent((to: string | undefined) => {
    if (!landing || to === undefined) return;
    if (lastTurn.current === landing.turn && document.activeElement !== document.body) return;
    lastTurn.current = landing.turn;
    land(landing);
  });
  const place = landing && `${landing.turn} ${landing.row.id} ${landing.bar} ${landing.row.bars[landing.bar]?.[1]}`;
  useEffect(() => go(place), [place]);
}
