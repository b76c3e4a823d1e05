import type { BoardZoom } from '#domain/planning/board-view.ts';
import type { BoardDay } from '#domain/planning/board-window.ts';

/** The stretch of time that a board shows. */
export type BoardSpan = { readonly from: number; readonly to: number };

/** Where a stretch lies on the board, in hundredths of its width; undefined where it is not on it. */
export function placeOn(span: BoardSpan, from: number, to: number): { left: number; width: number } | undefined {
  const start = Math.max(from, span.from);
  const end = Math.min(to, span.to);
  if (start >= end) return undefined;
  const share = 100 / (span.to - span.from);
  return { left: round((start - span.from) * share), width: round((end - start) * share) };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The stretches of which a board counts what is free: days, or weeks where it shows many. */
export function countedStretches(days: readonly BoardDay[], zoom: BoardZoom): readonly BoardSpan[] {
  const length = zoom === 'weeks' ? 7 : 1;
  return days.flatMap((first, i) => {
    const last = days[i + length - 1];
    return i % length === 0 && last ? [{ from: first.from, to: last.to }] : [];
  });
}

/** Paints days as closed behind a row without an element for each of them. */
export function closedBackground(closed: readonly number[], days: readonly BoardDay[], span: BoardSpan): string {
  const stops = closed.flatMap((position) => {
    const day = days[position];
    const place = day && placeOn(span, day.from, day.to);
    if (!place) return [];
    const [start, end] = [`${place.left}%`, `${round(place.left + place.width)}%`];
    return [`transparent ${start}`, `${CLOSED} ${start} ${end}`, `transparent ${end}`];
  });
  return stops.length === 0 ? 'none' : `linear-gradient(to right, ${stops.join(', ')})`;
}

const CLOSED = 'var(--color-paper-sunken)';
