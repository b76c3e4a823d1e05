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
  const count = barsOf(lines[line]);
  if (key === 'ArrowRight') return bar + 1 < count ? { line, bar: bar + 1 } : undefined;
  if (key === 'ArrowLeft') return bar > -1 ? { line, bar: bar - 1 } : undefined;
  if (key === 'Home') return { line, bar: -1 };
  if (key === 'End') return { line, bar: count - 1 };
  return undefined;
}

const barsOf = (line: BoardLine | undefined): number => (line?.kind === 'trailer' ? (line.row?.bars.length ?? 0) : 0);

const isStop = (line: BoardLine | undefined): boolean =>
  line !== undefined && (line.kind !== 'trailer' || line.row !== undefined);

/** The first line to stop at from one on, else the last before it. */
function findStop(lines: readonly BoardLine[], from: number, direction: 1 | -1): number | undefined {
  for (const way of [direction, -direction]) {
    for (let i = from; i >= 0 && i < lines.length; i += way) if (isStop(lines[i])) return i;
  }
  return undefined;
}
