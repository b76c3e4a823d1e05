import { expect, test } from 'vitest';
import { BOARD_LINES } from '../../../../test/support/board-lines.ts';
import { findTabStop } from './find-tab-stop.ts';
import type { BoardPlace } from './move-on.ts';

test.each<{ because: string; drawn: readonly number[]; at: BoardPlace; stop: BoardPlace }>([
  { because: 'stays where it is', drawn: [0, 1, 2, 3], at: { line: 2, bar: 1 }, stop: { line: 2, bar: 1 } },
  {
    because: 'goes to the last bar that is left',
    drawn: [0, 1, 2, 3],
    at: { line: 2, bar: 4 },
    stop: { line: 2, bar: 1 },
  },
  {
    because: 'goes to the name of a row without bars',
    drawn: [0, 1, 2, 3],
    at: { line: 3, bar: 0 },
    stop: { line: 3, bar: -1 },
  },
  {
    because: 'goes to the first line that is drawn',
    drawn: [1, 2],
    at: { line: 0, bar: -1 },
    stop: { line: 1, bar: -1 },
  },
  { because: 'passes over what is not here yet', drawn: [4, 3], at: { line: 4, bar: -1 }, stop: { line: 3, bar: -1 } },
  { because: 'goes on from a line that is gone', drawn: [2, 3], at: { line: 9, bar: 0 }, stop: { line: 2, bar: -1 } },
])('the tab key $because', ({ drawn, at, stop }) => {
  expect(findTabStop(BOARD_LINES, drawn, at)).toEqual(stop);
});
