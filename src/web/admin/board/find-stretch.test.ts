import { expect, test } from 'vitest';
import type { BoardBar } from '#contract/admin-board.ts';
import type { DrawnRow } from './lay-plan.ts';
import { findStretch } from './find-stretch.ts';

const bar = (from: number, until: number): BoardBar => [
  'reserved',
  from,
  until,
  until,
  until,
  'b',
  null,
  null,
  1,
  null,
];
const row: DrawnRow = {
  id: 'a',
  number: 'PS-101',
  plate: 'HH TY 101',
  depotId: 'ham',
  type: 'plane',
  subType: 'standard',
  status: 'active',
  lacksCertificate: false,
  certificates: [],
  bars: [bar(3000, 6000), bar(9000, 9600)],
};

test.each([
  ['begins at a full half hour', 7000, 0, { from: 7020, to: 8460 }],
  ['ends where the next booking begins', 8400, 0, { from: 8400, to: 9000 }],
  ['begins after what has the trailer', 4000, 0, { from: 6000, to: 7440 }],
  ['is nothing of the past', 100, 1000, { from: 1020, to: 2460 }],
  ['may be the last', 12_000, 0, { from: 12_000, to: 13_440 }],
] as const)('an empty stretch %s', (_, at, now, stretch) => {
  expect(findStretch(row, at, now)).toEqual(stretch);
});
