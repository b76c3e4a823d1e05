import type { BoardLine } from './lay-out.ts';
import { type BoardPlace, isStop, lastBarOf } from './move-on.ts';

/**
 * Where the tab key leads to on the board: to where the keyboard was, or next to it once others have taken that away. If its line
 * is not drawn, to the first that is, for without any stop the board could not be reached.
 */
export function findTabStop(
  lines: readonly BoardLine[],
  drawn: readonly number[],
  { line, bar }: BoardPlace,
): BoardPlace {
  if (drawn.includes(line) && isStop(lines[line])) return { line, bar: Math.min(bar, lastBarOf(lines[line])) };
  return { line: drawn.find((one) => isStop(lines[one])) ?? line, bar: -1 };
}
