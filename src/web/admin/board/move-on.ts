import type { BoardLine } from './lay-out.ts';

/** A line of the board and a bar in it; -1 is the name of the line. */
export type BoardPlace = { readonly line: number; readonly bar: number };

const LINES_OF_A_PAGE = 12;

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: LINES_OF_A_PAGE,
  PageUp: -LINES_OF_A_PAGE,
};

/** Where a key leads from a place; undefined where it leads nowhere. */
export function moveOn(lines: readonly BoardLine[], { line, bar }: BoardPlace, key: string): BoardPlace | undefined {
  const step = STEPS[key];
  if (step !== undefined) {
    const next = findStop(lines, Math.min(Math.max(line + step, 0), lines.length - 1), step < 0 ? -1 : 1);
    return next === undefined || next === line ? undefined : { line: next, bar: -1 };
  }
  const last = lastBarOf(lines[line]);
  if (key === 'ArrowRight') return bar < last ? { line, bar: bar + 1 } : undefined;
  if (key === 'ArrowLeft') return bar > -1 ? { line, bar: bar - 1 } : undefined;
  if (key === 'Home') return { line, bar: -1 };
  if (key === 'End') return { line, bar: last };
  return undefined;
}

/** -1, the name, of a line without any. */
export const lastBarOf = (line: BoardLine | undefined): number =>
  (line?.kind === 'trailer' ? (line.row?.bars.length ?? 0) : 0) - 1;

export const isStop = (line: BoardLine | undefined): boolean =>
  line !== undefined && (line.kind !== 'trailer' || line.row !== undefined);

/** The first line to stop at from one on, else the last before it. */
function findStop(lines: readonly BoardLine[], from: number, direction: 1 | -1): number | undefined {
  for (const way of [direction, -direction]) {
    for (let i = from; i >= 0 && i < lines.length; i += way) if (isStop(lines[i])) return i;
  }
  return undefined;
}
