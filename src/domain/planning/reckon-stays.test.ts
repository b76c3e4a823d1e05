import { describe, expect, test } from 'vitest';
import { type DepotMove, reckonStays, type Stay } from './reckon-stays.ts';

const told = { depotId: 'HAM', from: -Infinity };
const move = (fromDepotId: string, toDepotId: string, from: number, until: number): DepotMove => ({
  fromDepotId,
  toDepotId,
  from,
  until,
});
const stay = (depotId: string, from: number, until: number): Stay => ({ depotId, from, until });

describe('a trailer stands', () => {
  test.each<[string, readonly DepotMove[], readonly Stay[] | undefined]>([
    ['where it was told to, if nothing moves it', [], [stay('HAM', -Infinity, Infinity)]],
    [
      'at neither end while it is moved',
      [move('HAM', 'MUC', 5, 7)],
      [stay('HAM', -Infinity, 5), stay('MUC', 7, Infinity)],
    ],
    [
      'between two moves for the time between them',
      [move('HAM', 'MUC', 5, 7), move('MUC', 'LYS', 9, 12)],
      [stay('HAM', -Infinity, 5), stay('MUC', 7, 9), stay('LYS', 12, Infinity)],
    ],
    [
      'nowhere between two moves that follow at once',
      [move('HAM', 'MUC', 5, 7), move('MUC', 'HAM', 7, 9)],
      [stay('HAM', -Infinity, 5), stay('HAM', 9, Infinity)],
    ],
    ['nowhere that is known, if a move leaves from elsewhere', [move('MUC', 'HAM', 5, 7)], undefined],
    [
      'nowhere that is known, if a move leaves before the last one has arrived',
      [move('HAM', 'MUC', 5, 7), move('MUC', 'LYS', 6, 9)],
      undefined,
    ],
  ])('%s', (_, moves, stays) => {
    expect(reckonStays(told, moves)).toEqual(stays);
  });

  test('nowhere that is known, if a move has left before somebody told where it stands', () => {
    expect(reckonStays({ depotId: 'HAM', from: 5 }, [move('HAM', 'MUC', 5, 7)])).toBeUndefined();
    expect(reckonStays({ depotId: 'HAM', from: 4 }, [move('HAM', 'MUC', 5, 7)])).toHaveLength(2);
  });
});
