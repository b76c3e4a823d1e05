import { expect, test } from 'vitest';
import type { BoardDepot, BoardRow } from '#contract/admin-board.ts';
import { layOut } from './lay-out.ts';
import { type BoardPlace, moveOn } from './move-on.ts';

const DEPOT: BoardDepot = {
  id: 'a',
  code: 'A',
  name: 'A',
  country: 'DE',
  timeZone: 'Europe/Berlin',
  closed: [],
  groups: [{ type: 'plane', subType: 'mega', trailers: 3 }],
};
const row = (number: string, bars: number): BoardRow => ({
  id: number,
  number,
  plate: '',
  depotId: 'a',
  type: 'plane',
  subType: 'mega',
  status: 'active',
  lacksCertificate: false,
  certificates: [],
  bars: Array.from(
    { length: bars },
    (_, i) => ['reserved', i, i + 1, i + 1, i + 1, String(i), null, null, 1, null] as const,
  ),
});
/** 0 the depot, 1 its group, 2 and 3 trailers, 4 one that is not here yet. */
const LINES = layOut([DEPOT], new Set(), new Map([['a', [row('1', 2), row('2', 0)]]]));

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
  expect(moveOn(LINES, from, key)).toEqual(to);
});
