import { type PointerEvent, useRef } from 'react';
import type { BoardPlace } from './move-on.ts';

/** Below this it is a click. */
const LEAST_PIXELS = 6;

type Held = { readonly place: BoardPlace; readonly x: number; readonly y: number; isLifted: boolean };

type Options = {
  /** Tells whether this can be lifted at all. */
  readonly onLift: (place: BoardPlace) => boolean;
  readonly onOver: (line: number) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
};

const lineOf = (element: Element | null | undefined): number =>
  Number(element?.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? -1);

/** Takes a bar with the mouse or a pen and carries it over the lines. Fingers scroll; they have the window of the bar. */
export function usePointerDrag({ onLift, onOver, onDrop, onCancel }: Options) {
  const held = useRef<Held>(undefined);
  return {
    onPointerDown: ({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      held.current = undefined;
      if (button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return;
      const bar = Number(target.closest<HTMLElement>('button[data-bar]')?.dataset['bar'] ?? -1);
      if (bar >= 0) held.current = { place: { line: lineOf(target), bar }, x, y, isLifted: false };
    },
    onPointerMove: ({ clientX, clientY, pointerId, currentTarget }: PointerEvent) => {
      const now = held.current;
      if (!now) return;
      if (!now.isLifted) {
        if (Math.hypot(clientX - now.x, clientY - now.y) < LEAST_PIXELS) return;
        if (!onLift(now.place)) {
          held.current = undefined;
          return;
        }
        now.isLifted = true;
        // From now on the bar is not clicked any more.
        currentTarget.setPointerCapture(pointerId);
      }
      onOver(lineOf(document.elementFromPoint(clientX, clientY)));
    },
    onPointerUp: () => {
      const now = held.current;
      held.current = undefined;
      if (now?.isLifted) onDrop();
    },
    onPointerCancel: () => {
      held.current = undefined;
      onCancel();
    },
  };
}
