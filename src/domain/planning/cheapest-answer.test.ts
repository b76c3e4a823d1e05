import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheapestAnswer, type StandIn } from './cheapest-answer.ts';
import { STAY_REASONS } from './find-stay-reason.ts';

const one = (id: string, row: Partial<StandIn> = {}): StandIn => ({ id, rank: 'twin', free: true, ...row });
const taken = (id: string, moves: number): StandIn => one(id, { free: false, moves: Array.from({ length: moves }) });

describe('the answer to a trailer that is not back in time', () => {
  test.each<[string, readonly StandIn[], ReturnType<typeof cheapestAnswer>]>([
    ['a call if there is no other', [], { kind: 'call' }],
    ['a call if the others lack something', [one('a', { rank: null })], { kind: 'call' }],
    ['a free twin', [one('b', { rank: 'better' }), one('a')], { kind: 'swap', candidate: one('a') }],
    ['a better one', [one('b', { rank: 'better' })], { kind: 'swap', candidate: one('b', { rank: 'better' }) }],
    [
      'a better one before anybody else is moved',
      [taken('a', 1), one('b', { rank: 'better' })],
      { kind: 'swap', candidate: one('b', { rank: 'better' }) },
    ],
    ['the shortest chain', [taken('a', 2), taken('b', 1)], { kind: 'chain', candidate: taken('b', 1) }],
    ['a call before three others are moved', [taken('a', 3)], { kind: 'call' }],
    ['a call if what is taken cannot be had', [one('a', { free: false })], { kind: 'call' }],
  ])('is %s', (_, candidates, answer) => {
    expect(cheapestAnswer(candidates, null)).toEqual(answer);
  });

  test.each(STAY_REASONS)('asks first or not where the booking should stay: %s', (stay) => {
    const { kind } = cheapestAnswer([one('a')], stay);
    expect(kind).toBe(stay === 'soon' || stay === 'moved' || stay === 'oneWay' ? 'swap' : 'call');
  });

  test('never troubles more than needed', () => {
    const candidate = record({
      id: constantFrom('a', 'b', 'c'),
      rank: constantFrom('twin' as const, 'better' as const, null),
      free: boolean(),
      moves: option(integer({ min: 0, max: 3 }), { nil: 0 }),
    }).map(({ moves, ...row }) => ({ ...row, moves: Array.from({ length: row.free ? 0 : moves }) }));
    assert(
      property(array(candidate, { maxLength: 8 }), (candidates) => {
        const answer = cheapestAnswer(candidates, null);
        const able = candidates.filter(({ rank }) => rank !== null);
        const least = (some: typeof able) => Math.min(...some.map(({ moves }) => moves.length));
        const cost = answer.kind === 'call' ? Infinity : answer.candidate.moves.length;
        const ways = able.filter(({ free, moves }) => free || (moves.length > 0 && moves.length <= 2));
        expect(cost).toBe(least(ways));
      }),
    );
  });
});
