import type { BoardPlace } from './move-on.ts';

/** The bar, or name of a line, that an element is or stands in; undefined for all else on the board. */
export function findPlace(target: EventTarget): BoardPlace | undefined {
  const stop = target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null;
  const line = stop?.closest<HTMLElement>('[data-line]')?.dataset['line'];
  return line === undefined ? undefined : { line: Number(line), bar: Number(stop?.dataset['bar']) };
}
