import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Taken } from './free-span.ts';
import { gapsBetween, makeRoom, type RoomPlan } from './make-room.ts';
import { overlay } from './overlay.ts';

const rowOf = (trailerId: string, ...spans: readonly (readonly [string, number, number])[]) =>
  [trailerId, spans.map(([id, from, until]) => ({ id, trailerId, from, until }))] as const;

/** Trailers of which those called `better` are; bookings called `exact` keep theirs unless a person moves them, `out` always. */
const planOf = (...rows: readonly (readonly [string, readonly Taken[]])[]): RoomPlan => ({
  rows: new Map(rows),
  isMovable: ({ id }) => !/exact|out|blocked/.test(id),
  isInHand: ({ id }) => !id.includes('out'),
  isAdmissible: () => true,
  isTwin: (_, trailerId) => !trailerId.includes('better'),
});
const down = { trailerId: 'down', from: 10, until: 30 };
const wordsOf = (plan: RoomPlan) => {
  const { moves, left } = makeRoom(plan, down);
  return [moves.map(({ taken, to }) => `${taken.id} ${to}`), left.map(({ id }) => id)];
};
const own = rowOf('down', ['early', 0, 10], ['a', 12, 20], ['late', 30, 40]);

describe('a booking of a trailer that goes to the workshop', () => {
  test.each([
    ['gets an equal one that is free', [own, rowOf('better'), rowOf('twin')], ['a twin'], []],
    [
      'gets an equal one for which another makes room, before a better one',
      [own, rowOf('twin', ['b', 15, 25]), rowOf('third', ['out', 0, 14]), rowOf('better')],
      ['b third', 'a twin'],
      [],
    ],
    [
      'gets a better one where nobody can make room',
      [own, rowOf('twin', ['exact', 15, 25]), rowOf('better')],
      ['a better'],
      [],
    ],
    ['keeps its trailer where nothing is to be had', [own, rowOf('twin', ['exact', 15, 25])], [], ['a']],
    [
      'is moved by hand though it wants exactly this',
      [rowOf('down', ['exact', 12, 20]), rowOf('twin')],
      ['exact twin'],
      [],
    ],
    ['is not moved while it is out', [rowOf('down', ['out', 5, 20]), rowOf('twin')], [], ['out']],
  ] as const)('%s', (_, rows, moves, left) => {
    expect(wordsOf(planOf(...rows))).toEqual([moves, left]);
  });

  test('does not come where the one before it went', () => {
    const both = rowOf('down', ['a', 12, 20], ['b', 20, 28]);
    expect(wordsOf(planOf(both, rowOf('twin', ['exact', 22, 26])))).toEqual([['a twin'], ['b']]);
  });
});

test('whatever is planned, nobody has a trailer with somebody else afterwards, and none is moved twice', () => {
  const length = fc.tuple(
    fc.integer({ min: 0, max: 6 }),
    fc.integer({ min: 1, max: 9 }),
    fc.constantFrom('', 'exact', 'out'),
  );
  const row = fc.array(length, { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 6 }), (lists) => {
      const rows = lists.map((list, at) => {
        const name = at === 0 ? 'down' : at % 3 === 0 ? `better${at}` : `twin${at}`;
        let end = 0;
        const spans = list.map(([gap, long, kind], i) => {
          const from = end + gap;
          end = from + long;
          return [`${kind}${at}.${i}`, from, end] as const;
        });
        return rowOf(name, ...spans);
      });
      const plan = planOf(...rows);
      const { moves, left } = makeRoom(plan, down);
      const stays = gapsBetween(down, left).map((gap, i) => ({ id: `stay${i}`, trailerId: 'down', ...gap }));
      const changes = [...moves.map(({ taken, to }) => ({ ...taken, trailerId: to })), ...stays];
      expect(overlay(plan.rows, changes).clashes).toEqual([]);
      expect(new Set(moves.map(({ taken }) => taken.id)).size).toBe(moves.length);
      expect(
        moves.some(
          ({ taken, to }) => taken.id.includes('out') || (to === 'down' && taken.from < 30 && taken.until > 10),
        ),
      ).toBe(false);
    }),
  );
});

test.each([
  ['nothing', [], [[10, 30]]],
  [
    'what lies within',
    [[15, 20]],
    [
      [10, 15],
      [20, 30],
    ],
  ],
  [
    'what is longer at both ends',
    [
      [5, 12],
      [28, 40],
    ],
    [[12, 28]],
  ],
  ['what takes all of it', [[5, 40]], []],
  [
    'what follows each other',
    [
      [12, 15],
      [15, 20],
    ],
    [
      [10, 12],
      [20, 30],
    ],
  ],
])('of a stretch is left, without %s', (_, others, gaps) => {
  const toStretch = ([from = 0, until = 0]: readonly number[]) => ({ from, until });
  expect(gapsBetween(down, others.map(toStretch))).toEqual(gaps.map(toStretch));
});
