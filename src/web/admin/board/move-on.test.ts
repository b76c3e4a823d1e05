import { expect, test } from 'vitest';
import { BOARD_LINES } from '../../../../test/support/board-lines.ts';
import { type BoardPlace, moveOn } from './move-on.ts';

test.each<{ from: BoardPlace; key: string; to: BoardPlace | undefined }>([
  { from: { line: 0, bar: -1 }, key: 'ArrowDown', to: { line: 1, bar: -1 } },
  { from: { line: 1, bar: -1 }, key: 'ArrowDown', to: { line: 2, bar: -1 } },
  { from: { line: 1, bar: -1 }, key: 'ArrowRight', to: undefined },
  { from: { line: 2, bar: 1 }, key: 'ArrowUp', to: { line: 1, bar: -1 } },
  { from: { line: 2, bar: 1 }, key: 'ArrowDown', to: { line: 3, bar: -1 } },
  { from: { line: 3, bar: -1 }, key: 'ArrowDown', to: undefined },
  { from: { line: 3, bar: -1 }, key: 'PageUp', to: { line: 0, bar: -1 } },
  { from: { line: 0, bar: -1 }, key: 'PageDown', to: { line: 3, bar: -1 } },
  { from: { line: 2, bar: -1 }, key: 'ArrowRight', to: { line: 2, bar: 0 } },
  { from: { line: 2, bar: 1 }, key: 'ArrowRight', to: undefined },
  { from: { line: 2, bar: 0 }, key: 'ArrowLeft', to: { line: 2, bar: -1 } },
  { from: { line: 2, bar: -1 }, key: 'End', to: { line: 2, bar: 1 } },
  { from: { line: 2, bar: -1 }, key: 'x', to: undefined },
])('$key from $from leads to $to', ({ from, key, to }) => {
  expect(moveOn(BOARD_LINES, from, key)).toEqual(to);
});
