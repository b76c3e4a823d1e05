import * as fc from 'fast-check';
import loadHighs from 'highs';
import { describe, expect, test } from 'vitest';
import { freeSpan, type Move, type Plan, type Span, type Taken } from './free-span.ts';

const taken = (id: string, trailerId: string, from: number, until: number): Taken => ({ id, trailerId, from, until });

/** What has a name of one letter may be moved; what is written in capitals stays. */
function planOf(trailers: readonly string[], all: readonly Taken[], changes: Partial<Plan> = {}): Plan {
  const rows = new Map(
    trailers.map((trailer) => [
      trailer,
      all.filter(({ trailerId }) => trailerId === trailer).toSorted((a, b) => a.from - b.from),
    ]),
  );
  return { rows, isMovable: ({ id }) => id === id.toLowerCase(), isAdmissible: () => true, ...changes };
}

const named = (moves: readonly Move[] | undefined) => moves?.map(({ taken: { id }, to }) => `${id}>${to}`).toSorted();

describe('a span on a trailer', () => {
  const wanted: Span = { trailerId: '1', from: 10, until: 20 };
  test.each<[string, readonly Taken[], readonly string[] | undefined]>([
    ['that is free needs no move', [taken('a', '1', 0, 10), taken('b', '1', 20, 30)], []],
    ['is made free by one move', [taken('a', '1', 15, 25)], ['a>2']],
    ['goes to where nothing is in the way', [taken('a', '1', 15, 25), taken('b', '2', 0, 16)], ['a>3']],
    [
      'is made free by a chain of two',
      [taken('a', '1', 15, 25), taken('b', '2', 19, 40), taken('c', '3', 12, 18)],
      ['a>2', 'b>3'],
    ],
    ['cannot be had from what must stay', [taken('A', '1', 15, 25)], undefined],
    [
      'cannot be had where all others must stay',
      [taken('a', '1', 15, 25), taken('B', '2', 20, 40), taken('C', '3', 12, 18)],
      undefined,
    ],
    [
      'takes no more than three moves',
      [taken('a', '1', 10, 12), taken('b', '1', 12, 14), taken('c', '1', 14, 16), taken('d', '1', 16, 18)],
      undefined,
    ],
    [
      'is made free by an exchange of what is long and what is short',
      [taken('a', '1', 18, 30), taken('b', '2', 28, 40), taken('C', '3', 0, 20), taken('d', '1', 30, 35)],
      ['a>2', 'b>3'],
    ],
  ])('%s', (_, all, moves) => {
    expect(named(freeSpan(planOf(['1', '2', '3'], all), wanted))).toEqual(moves);
  });

  test('is not given away again to what was moved from it', () => {
    expect(freeSpan(planOf(['1'], [taken('a', '1', 15, 25)]), wanted)).toBeUndefined();
  });

  test('sends nothing where it may not go', () => {
    const plan = planOf(['1', '2', '3'], [taken('a', '1', 15, 25)], { isAdmissible: (_, to) => to === '3' });
    expect(named(freeSpan(plan, wanted))).toEqual(['a>3']);
  });

  test('is given up after so many steps', () => {
    const plan = planOf(['1', '2', '3'], [taken('a', '1', 15, 25)]);
    expect(freeSpan(plan, wanted, { moves: 3, steps: 0 })).toBeUndefined();
  });
});

type Question = { readonly trailers: readonly string[]; readonly all: readonly Taken[]; readonly wanted: Span };

/** Trailers side by side, each with stretches one after the other. */
const questions: fc.Arbitrary<Question> = fc
  .tuple(
    fc.array(
      fc.array(fc.record({ gap: fc.nat(4), length: fc.integer({ min: 1, max: 8 }), stays: fc.nat(5) }), {
        maxLength: 5,
      }),
      { minLength: 2, maxLength: 6 },
    ),
    fc.record({ from: fc.nat(20), length: fc.integer({ min: 1, max: 8 }) }),
  )
  .map(([rows, { from, length }]) => ({
    trailers: rows.map((_, trailer) => String(trailer)),
    all: rows.flatMap((row, trailer) => {
      let at = 0;
      return row.map((one, position) => {
        const start = at + one.gap;
        at = start + one.length;
        return taken(`${one.stays === 0 ? 'A' : 'a'}${trailer}x${position}`, String(trailer), start, at);
      });
    }),
    wanted: { trailerId: '0', from, until: from + length },
  }));

const meets = (a: { from: number; until: number }, b: { from: number; until: number }) =>
  a.from < b.until && b.from < a.until;

/** The fewest moves of all, by a solver that knows nothing of chains; undefined if there is no way. */
function solve(highs: Awaited<ReturnType<typeof loadHighs>>, { trailers, all, wanted }: Question): number | undefined {
  const cell = ({ id }: Taken, trailer: string) => `${id}on${trailer}`;
  const placesOf = (one: Taken) => (one.id.startsWith('A') ? [one.trailerId] : trailers);
  const cells = all.flatMap((one) => placesOf(one).map((trailer) => ({ one, trailer, name: cell(one, trailer) })));
  const moves = cells.filter(({ one, trailer }) => trailer !== one.trailerId);
  const rules = [
    ...all.map(
      (one) =>
        `${placesOf(one)
          .map((trailer) => cell(one, trailer))
          .join(' + ')} = 1`,
    ),
    ...cells
      .filter(({ one, trailer }) => trailer === wanted.trailerId && meets(one, wanted))
      .map(({ name }) => `${name} = 0`),
    ...cells.flatMap((a, i) =>
      cells
        .slice(i + 1)
        .filter((b) => a.trailer === b.trailer && a.one !== b.one && meets(a.one, b.one))
        .map((b) => `${a.name} + ${b.name} <= 1`),
    ),
  ];
  if (cells.length === 0) return 0;
  const cost = moves.length > 0 ? moves.map(({ name }) => name).join(' + ') : `0 ${cells[0]?.name}`;
  const lines = rules.map((rule, i) => `c${i}: ${rule}`);
  const answer = highs.solve(
    `Minimize\n obj: ${cost}\nSubject To\n ${lines.join('\n ')}\nBinary\n ${cells.map(({ name }) => name).join('\n ')}\nEnd`,
  );
  return answer.Status === 'Optimal' ? Math.round(answer.ObjectiveValue) : undefined;
}

describe('a chain', () => {
  test('has as few moves as an exact solver finds', async () => {
    const highs = await loadHighs();
    fc.assert(
      fc.property(questions, (question) => {
        const least = solve(highs, question);
        const found = freeSpan(planOf(question.trailers, question.all), question.wanted)?.length;
        expect(found).toBe(least !== undefined && least <= 3 ? least : undefined);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test('leaves no two on one trailer at once, and what must stay where it was', () => {
    fc.assert(
      fc.property(questions, ({ trailers, all, wanted }) => {
        const moves = freeSpan(planOf(trailers, all), wanted);
        fc.pre(moves !== undefined);
        const targets = new Map(moves.map(({ taken: one, to }) => [one.id, to]));
        const after = [
          ...all.map((one) => ({ ...one, trailerId: targets.get(one.id) ?? one.trailerId })),
          { id: 'wanted', ...wanted },
        ];
        const clashes = after.flatMap((a, i) =>
          after.slice(i + 1).filter((b) => a.trailerId === b.trailerId && meets(a, b)),
        );
        expect(clashes).toEqual([]);
        expect([...targets.keys()].filter((id) => id.startsWith('A'))).toEqual([]);
      }),
    );
  });
});
