import { type PointerEvent, useRef } from 'react';
import type { BoardPlace } from './move-on.ts';
import type { Grip } from './retime.ts';

/** Below this it is a click. */
const LEAST_PIXELS = 6;
/** How near to its end a bar is taken by it; a short one has no ends to take. */
const EDGE_PIXELS = 8;
const LEAST_WIDTH = 32;
/** Further up or down it is meant for another row. */
const ROW_PIXELS = 20;

type Held = {
  readonly place: BoardPlace;
  readonly grip: Grip;
  readonly x: number;
  readonly y: number;
  /** How many minutes a pixel is. */
  readonly scale: number;
  /** To another row, or to another time. */
  lifted?: 'row' | 'time' | undefined;
};

type Options = {
  /** How many minutes the board shows. */
  readonly minutes: number;
  /** Tells whether it can be taken by this. */
  readonly canGrip: (place: BoardPlace, grip: Grip) => boolean;
  /** Tells whether this can be lifted at all. */
  readonly row: {
    readonly onLift: (place: BoardPlace) => boolean;
    readonly onOver: (line: number) => void;
    readonly onDrop: () => void;
    readonly onCancel: () => void;
  };
  readonly time: {
    readonly onLift: (place: BoardPlace, grip: Grip) => boolean;
    readonly onDrag: (minutes: number) => void;
    readonly onDrop: () => void;
    readonly onCancel: () => void;
  };
};

const lineOf = (element: Element | null | undefined): number =>
  Number(element?.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? -1);

type Found = Omit<Held, 'x' | 'y' | 'lifted'> & { readonly bar: HTMLElement };

function findBar(target: EventTarget, x: number, minutes: number): Found | undefined {
  const bar = target instanceof Element ? target.closest<HTMLElement>('button[data-bar]') : null;
  const cell = bar?.closest('[role=gridcell]');
  const position = Number(bar?.dataset['bar'] ?? -1);
  if (!bar || !cell || position < 0) return undefined;
  const { left, right, width } = bar.getBoundingClientRect();
  const all = cell.getBoundingClientRect();
  // An end that is not on the board cannot be taken.
  const isAtEnd = width >= LEAST_WIDTH && right - x <= EDGE_PIXELS && right < all.right - 1;
  const isAtStart = width >= LEAST_WIDTH && x - left <= EDGE_PIXELS && left > all.left + 1;
  const grip = isAtEnd ? 'end' : isAtStart ? 'start' : 'whole';
  return { bar, place: { line: lineOf(bar), bar: position }, grip, scale: minutes / all.width };
}

/**
 * Takes a bar with the mouse or a pen: by an end or sideways to another time, up and down to another row. Fingers scroll;
 * they have the window of the bar.
 */
export function usePointerDrag({ minutes, canGrip, row, time }: Options) {
  const held = useRef<Held>(undefined);
  const lift = ({ place, grip }: Held, wanted: 'row' | 'time'): boolean =>
    wanted === 'row' ? row.onLift(place) : time.onLift(place, grip);
  return {
    onPointerDown: ({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      held.current = undefined;
      if (button !== 0 || pointerType === 'touch') return;
      const found = findBar(target, x, minutes);
      if (found) held.current = { ...found, x, y };
    },
    onPointerMove: ({ target, buttons, clientX, clientY, pointerId, currentTarget }: PointerEvent) => {
      const now = held.current;
      if (!now) {
        // Nothing is drawn anew to show an end that can be taken.
        const found = buttons === 0 ? findBar(target, clientX, minutes) : undefined;
        if (found)
          found.bar.style.cursor = found.grip !== 'whole' && canGrip(found.place, found.grip) ? 'ew-resize' : '';
        return;
      }
      const [dx, dy] = [clientX - now.x, clientY - now.y];
      if (!now.lifted && Math.hypot(dx, dy) < LEAST_PIXELS) return;
      const wanted = now.grip === 'whole' && Math.abs(dy) > ROW_PIXELS ? 'row' : 'time';
      if (now.lifted !== wanted) {
        if (now.lifted === 'row') row.onCancel();
        if (now.lifted === 'time') time.onCancel();
        const isLifted = lift(now, wanted);
        now.lifted = isLifted ? wanted : undefined;
        if (!isLifted) return;
        // From now on the bar is not clicked any more.
        currentTarget.setPointerCapture(pointerId);
      }
      if (now.lifted === 'time') time.onDrag(dx * now.scale);
      else row.onOver(lineOf(document.elementFromPoint(clientX, clientY)));
    },
    onPointerUp: () => {
      const now = held.current;
      held.current = undefined;
      if (now?.lifted === 'row') row.onDrop();
      if (now?.lifted === 'time') time.onDrop();
    },
    onPointerCancel: () => {
      held.current = undefined;
      row.onCancel();
      time.onCancel();
    },
  };
}
