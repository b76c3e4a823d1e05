import { describe, expect, test } from 'vitest';
import type { BoardBar } from '#contract/admin-board.ts';
import { findFollowed } from './find-followed.ts';
import type { DrawnRow } from './lay-plan.ts';

const bar = (id: string, from: number): BoardBar => [
  'reserved',
  from,
  from + 5,
  from + 5,
  from + 6,
  id,
  'B',
  'C',
  1,
  null,
];
const row = (id: string, ...bars: BoardBar[]): DrawnRow => ({
  id,
  number: id,
  plate: '',
  depotId: 'ham',
  type: 'plane',
  subType: 'standard',
  status: 'active',
  lacksCertificate: false,
  certificates: [],
  bars,
});
const [a, b] = [bar('a', 10), bar('b', 30)];
const before = row('one', a, b);

describe('what was just dealt with is found', () => {
  test.each([
    ['where it was, unchanged', [before], b, 'one', 1, 'same'],
    ['on another trailer', [row('one', a), row('two', bar('x', 0), b)], b, 'two', 1, 'changed'],
    ['at another time', [row('one', a, bar('b', 40))], b, 'one', 1, 'changed'],
    ['gone, its trailer in its place', [row('one', a)], b, 'one', -1, 'gone'],
    ['new in its row', [row('one', a, bar('new', 20), b)], undefined, 'one', 1, 'changed'],
    ['not there yet, its trailer in its place', [before], undefined, 'one', -1, 'same'],
  ] as const)('%s', (_, rows, subject, trailer, position, outcome) => {
    const found = findFollowed(rows, { row: before, bar: subject, turn: 3 });
    expect(found).toMatchObject({ landing: { row: { id: trailer }, bar: position, turn: 3 }, outcome });
  });

  test('nowhere, if its trailer is not on the board any more', () => {
    expect(findFollowed([row('two')], { row: before, bar: b, turn: 1 })).toEqual({
      landing: undefined,
      outcome: 'gone',
    });
  });
});
