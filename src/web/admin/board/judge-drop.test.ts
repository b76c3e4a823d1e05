import { expect, test } from 'vitest';
import type { SwapCandidate } from '#contract/admin-booking.ts';
import type { BoardBar } from '#contract/admin-board.ts';
import { judgeDrop } from './judge-drop.ts';
import type { DrawnRow } from './lay-plan.ts';

const bar = (id: string, from: number, until: number): BoardBar => [
  'reserved',
  from,
  until,
  until,
  until,
  id,
  `O-${id}`,
  'Nordwind',
  1,
  null,
];
const row = (id: string, ...bars: readonly BoardBar[]): DrawnRow => ({
  id,
  number: id,
  plate: `HH TY ${id}`,
  depotId: 'ham',
  type: 'plane',
  subType: 'standard',
  status: 'active',
  lacksCertificate: false,
  certificates: [],
  bars: [...bars],
});
const candidate = (over: Partial<SwapCandidate>): SwapCandidate => ({
  id: 'b',
  number: 'b',
  plate: 'HH TY b',
  type: 'plane',
  subType: 'standard',
  make: 'Krone',
  model: 'Profi Liner',
  rank: 'twin',
  lacks: [],
  free: true,
  ...over,
});
const judge = (candidates: readonly SwapCandidate[], target: DrawnRow, isPlanned = false) =>
  judgeDrop({ bar: bar('1', 10, 20), homeId: 'a', candidates, isPlanned }, target);

const TAKEN = { free: false, reason: 'taken' } as const;
const CHAIN = { ...TAKEN, moves: [] };

test.each([
  ['the trailer that it has', judge([], row('a')), { kind: 'home' }],
  ['one of another depot or type', judge([], row('b')), { kind: 'refused', reason: 'elsewhere' }],
  ['a free one', judge([candidate({})], row('b')), { kind: 'free' }],
  ['one that is taken', judge([candidate(TAKEN)], row('b')), { kind: 'refused', reason: 'taken' }],
  ['one for which others make room', judge([candidate(CHAIN)], row('b')), { kind: 'chain' }],
  [
    'one without a certificate',
    judge([candidate({ free: false, reason: 'certificate' })], row('b')),
    { kind: 'refused', reason: 'certificate' },
  ],
  ['one that the plan makes free', judge([candidate(TAKEN)], row('b', bar('2', 20, 30)), true), { kind: 'free' }],
  [
    'one that the plan takes',
    judge([candidate({})], row('b', bar('2', 15, 30)), true),
    { kind: 'refused', reason: 'taken' },
  ],
  [
    'the one that the plan gives it already',
    judge([candidate({})], row('b', bar('1', 10, 20)), true),
    { kind: 'free' },
  ],
  [
    'one that no plan can make ready',
    judge([candidate({ free: false, reason: 'overdue' })], row('b'), true),
    { kind: 'refused', reason: 'overdue' },
  ],
])('a booking is dropped on %s', (_, verdict, expected) => {
  expect(verdict).toMatchObject(expected);
});
