import { expect, test } from 'vitest';
import type { BoardBar } from '#contract/admin-board.ts';
import { findMet } from './find-met.ts';
import type { DrawnRow } from './lay-plan.ts';

const bar = (kind: BoardBar[0], id: string, from: number, to: number): BoardBar => [
  kind,
  from,
  to,
  to,
  to + 2,
  id,
  null,
  null,
  1,
  null,
];
const transfer = bar('transfer', 'way', 50, 60);
const row: DrawnRow = {
  id: 'one',
  number: 'PS-1',
  plate: '',
  depotId: 'ham',
  type: 'plane',
  subType: 'standard',
  status: 'active',
  lacksCertificate: false,
  certificates: [],
  bars: [
    bar('returned', 'old', 0, 10),
    bar('reserved', 'before', 20, 28),
    bar('workshop', 'stay', 40, 44),
    transfer,
    bar('hold', 'after', 80, 90),
  ],
};

test.each([
  ['nobody where it moves within what is empty', 62, undefined],
  ['nobody where it goes to the end of a turnaround, past the workshop', 30, undefined],
  ['the workshop where both would be at once', 42, 'stay'],
  ['a turnaround', 29, 'before'],
  ['who would come to where it is not yet', 5, 'before'],
  ['who would come to where it is no more', 95, 'after'],
  ['nobody of whom it has come back', 33, undefined],
])('a transfer meets %s', (_, from, id) => {
  expect(findMet(row, transfer, { from, due: from + 4 })?.[5]).toBe(id);
});
