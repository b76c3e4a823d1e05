import { type RefObject, useEffect, useRef } from 'react';

/** So much of what stands before the current one stays in sight. */
const SIDE_ROOM = 48;

/** For a row of `data-tab`s that is longer than a phone is wide: scrolls the current one into sight. The row is positioned. */
export function useCurrentInRow<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (link) row.current?.scrollTo({ left: link.offsetLeft - SIDE_ROOM });
  }, [current]);
  return row;
}
