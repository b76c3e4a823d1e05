import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { BoardLine } from './lay-out.ts';
import { type BoardPlace, moveOn } from './move-on.ts';

/** Where the keyboard is. What it moves to may have to be scrolled into view and drawn first. */
export function useActive(
  box: RefObject<HTMLDivElement | null>,
  lines: readonly BoardLine[],
  scrollTo: (line: number) => void,
) {
  const [active, setPlace] = useState<BoardPlace>({ line: 0, bar: -1 });
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    const found = box.current?.querySelector<HTMLElement>(`[data-line="${active.line}"] [data-bar="${active.bar}"]`);
    if (!found) return;
    wanted.current = false;
    found.focus({ preventScroll: true });
  });
  const goTo = (next: BoardPlace) => {
    wanted.current = true;
    setPlace({ ...next });
    scrollTo(next.line);
  };
  const onKeyDown = (event: KeyboardEvent, at: BoardPlace) => {
    const next = moveOn(lines, at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    wanted.current = true;
    setPlace(next);
    if (next.line !== at.line) scrollTo(next.line);
  };
  return { active, onKeyDown, setActive: setPlace, goTo };
}
