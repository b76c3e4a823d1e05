import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Taken } from './free-span.ts';
import { overlay } from './overlay.ts';
import { type Fleet, repack } from './repack.ts';
import { overlaps } from './stretch.ts';

const taken = (id: string, trailerId: string, from: number, until: number): Taken => ({ id, trailerId, from, until });

/** Four weeks of seven days. What is written in capitals stays. */
function fleetOf(trailers: readonly string[], all: readonly Taken[], changes: Partial<Fleet> = {}): Fleet {
  const rows = new Map(trailers.map((trailer) => [trailer, all.filter(({ trailerId }) => trailerId === trailer)]));
  return {
    rows,
    isMovable: ({ id }) => id === id.toLowerCase(),
    isAdmissible: () => true,
    isOffered: () => true,
    window: { from: 0, until: 28 },
    week: 7,
    ...changes,
  };
}

const named = ({ moves, before, after }: ReturnType<typeof repack>) => ({
  moves: moves.map(({ taken: { id }, to }) => `${id}>${to}`).toSorted(),
  before,
  after,
});

describe('a fleet', () => {
  test.each<[string, readonly Taken[], ReturnType<typeof named>]>([
    ['that is empty stays so', [], { moves: [], before: 8, after: 8 }],
    [
      'puts together what is scattered',
      [taken('a', '1', 5, 9), taken('b', '2', 9, 14)],
      { moves: ['a>2'], before: 5, after: 6 },
    ],
    ['keeps what brings nothing', [taken('a', '1', 0, 7), taken('b', '2', 7, 14)], { moves: [], before: 6, after: 6 }],
    [
      'exchanges what is in the way',
      [taken('a', '1', 0, 7), taken('A', '1', 10, 28), taken('b', '2', 0, 10), taken('B', '2', 21, 28)],
      { moves: ['a>2', 'b>1'], before: 1, after: 2 },
    ],
    ['leaves what must stay', [taken('A', '1', 5, 9), taken('B', '2', 9, 14)], { moves: [], before: 5, after: 5 }],
  ])('%s', (_, all, packed) => {
    expect(named(repack(fleetOf(['1', '2'], all)))).toEqual(packed);
  });

  const scattered = [taken('a', '1', 5, 9), taken('b', '2', 9, 14)];

  test('sends nothing where it may not go', () => {
    expect(repack(fleetOf(['1', '2'], scattered, { isAdmissible: () => false })).moves).toEqual([]);
  });

  test('gains nothing by what it does not offer', () => {
    const fleet = fleetOf(['1', '2'], scattered, {
      isOffered: (id) => id === '1',
      isAdmissible: (_, to) => to === '1',
    });
    expect(named(repack(fleet))).toEqual({ moves: [], before: 2, after: 2 });
  });

  test('moves no more than it is told', () => {
    expect(repack(fleetOf(['1', '2'], scattered), 0).moves).toEqual([]);
  });
});

/** Trailers side by side, each with stretches one after the other. */
const fleets: fc.Arbitrary<Fleet> = fc
  .array(
    fc.array(fc.record({ gap: fc.nat(9), length: fc.integer({ min: 1, max: 9 }), stays: fc.nat(4) }), { maxLength: 4 }),
    { minLength: 2, maxLength: 6 },
  )
  .map((rows) =>
    fleetOf(
      rows.map((_, trailer) => String(trailer)),
      rows.flatMap((row, trailer) => {
        let at = 0;
        return row.map((one, position) => {
          const start = at + one.gap;
          at = start + one.length;
          return taken(`${one.stays === 0 ? 'A' : 'a'}${trailer}x${position}`, String(trailer), start, at);
        });
      }),
      // Some do for some only.
      { isAdmissible: ({ id }, to) => (id.charCodeAt(1) + Number(to)) % 3 !== 0 },
    ),
  );

const after = ({ rows }: Fleet, moves: ReturnType<typeof repack>['moves']) =>
  overlay(
    rows,
    moves.map(({ taken: one, to }) => ({ ...one, trailerId: to })),
  );

describe('any fleet', () => {
  test('loses nothing, moves nobody who must stay, and sends nobody where they may not go', () => {
    fc.assert(
      fc.property(fleets, fc.nat(12), (fleet, most) => {
        const packed = repack(fleet, most);
        expect(packed.after - packed.before).toBeGreaterThanOrEqual(packed.moves.length * 0.25);
        expect(packed.moves.length).toBeLessThanOrEqual(most);
        expect(packed.moves.filter(({ taken: one }) => !fleet.isMovable(one))).toEqual([]);
        expect(packed.moves.filter(({ taken: one, to }) => !fleet.isAdmissible(one, to))).toEqual([]);
        expect(after(fleet, packed.moves).clashes).toEqual([]);
      }),
    );
  });

  test('is packed once: the second time brings nothing', () => {
    fc.assert(
      fc.property(fleets, (fleet) => {
        const first = repack(fleet, Infinity);
        const second = repack({ ...fleet, rows: after(fleet, first.moves).rows }, Infinity);
        expect(second).toEqual({ moves: [], before: first.after, after: first.after });
      }),
    );
  });

  test('ends no worse than by any one move', () => {
    fc.assert(
      fc.property(fleets, (fleet) => {
        const { rows } = fleet;
        const packed = repack(fleet, Infinity);
        const { after: weeks, moves } = packed;
        const worth = weeks - moves.length * 0.25;
        for (const one of [...rows.values()].flat().filter(fleet.isMovable)) {
          for (const [to, row] of rows) {
            if (to === one.trailerId || row.some((other) => overlaps(other, one)) || !fleet.isAdmissible(one, to))
              continue;
            const moved = { ...fleet, rows: overlay(rows, [{ ...one, trailerId: to }]).rows };
            expect(worth).toBeGreaterThanOrEqual(repack(moved, 0).before - 0.25);
          }
        }
      }),
    );
  });
});
