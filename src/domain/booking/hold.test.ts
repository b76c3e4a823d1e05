import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { findHoldObstacle, hasHoldMinutes, holdTermsOf, type UnusedHold } from './hold.ts';

const now = Temporal.Instant.from('2026-11-20T12:00:00Z');
const ago = (minutes: number) => now.subtract({ minutes });
const ahead = (minutes: number) => now.add({ minutes });
const limits = { minutesPerDay: 300, longestDays: 31 };
const TERMS = { minutes: 15, mostTrailers: 3, ...limits };

const line = (trailerId = 'a', days = 2) => ({ trailerId, span: { from: now, to: now.add({ hours: 24 * days }) } });
const held = (from: Temporal.Instant, to: Temporal.Instant, trailerId = 'a'): UnusedHold => ({
  trailerId,
  span: { from, to },
});
/** Lapsed so many minutes ago, after a quarter of an hour. */
const lapsed = (minutes: number, trailerId = 'a') => held(ago(minutes + 15), ago(minutes), trailerId);
const others = (count: number) => Array.from({ length: count }, (_, i) => lapsed(600, `other ${i}`));

test.each([
  ['a unit that has ordered', true, limits, { minutes: 15, mostTrailers: 20, minutesPerDay: 300, longestDays: 31 }],
  ['one that has not', false, limits, { minutes: 10, mostTrailers: 5, minutesPerDay: 120, longestDays: 31 }],
  [
    'one that has not, where all get little',
    false,
    { minutesPerDay: 60, longestDays: 7 },
    { minutes: 10, mostTrailers: 5, minutesPerDay: 60, longestDays: 7 },
  ],
])('%s has its own terms', (_, hasOrdered, given, terms) => {
  expect(holdTermsOf({ hasOrdered }, given)).toEqual(terms);
});

describe('a hold', () => {
  test.each([
    ['of a trailer never held before', [line()], [], undefined],
    ['of the longest period', [line('a', 31)], [], undefined],
    ['of a longer period', [line('a', 31.25)], [], 'hold-too-long'],
    ['of one short and one longer period', [line('a'), line('b', 60)], [], 'hold-too-long'],
    ['of as many trailers as allowed', [line('a'), line('b'), line('c')], [], undefined],
    ['of one more', [line('a'), line('b'), line('c'), line('d')], [], 'hold-limit'],
    ['beside others that run', [line('a'), line('b')], [held(ago(1), ahead(14), 'c')], undefined],
    [
      'beside too many that run',
      [line('a'), line('b')],
      [held(ago(1), ahead(14), 'c'), held(ago(1), ahead(9), 'd')],
      'hold-limit',
    ],
    ['beside ended ones', [line('a'), line('b')], [lapsed(1, 'c'), lapsed(1, 'd')], undefined],
    ['for the last minutes of the day', [line()], others(19), undefined],
    ['for more than the minutes of the day', [line()], others(20), 'hold-budget'],
    ['for more, together', [line('a'), line('b')], others(19), 'hold-budget'],
    ['for more, with those that run', [line()], [...others(19), held(ago(0), ahead(1), 'z')], 'hold-budget'],
  ])('%s', (_, lines, unused, code) => {
    expect(findHoldObstacle({ lines, until: ahead(15), unused }, TERMS, now)?.code).toBe(code);
  });

  test.each([
    ['never lapsed', [], undefined],
    ['lapsed once', [lapsed(1)], undefined],
    ['lapsed twice', [lapsed(20), lapsed(1)], 29],
    ['lapsed twice, in any order', [lapsed(1), lapsed(20)], 29],
    ['let go at once, twice', [held(ago(2), ago(2)), held(ago(1), ago(1))], 29],
    ['lapsed twice and waited', [lapsed(50), lapsed(30)], undefined],
    ['lapsed once more after waiting', [lapsed(90), lapsed(70), lapsed(1)], undefined],
    ['lapsed twice more after waiting', [lapsed(90), lapsed(70), lapsed(20), lapsed(5)], 25],
    ['lapsed once, and another trailer too', [lapsed(20), lapsed(1, 'b')], undefined],
    ['lapsed once, and runs for a colleague', [lapsed(20), held(ago(1), ahead(14))], undefined],
    [
      'lapsed twice, as another trailer of the cart did later',
      [lapsed(20), lapsed(9), lapsed(20, 'b'), lapsed(4, 'b')],
      26,
    ],
  ])('of a trailer that %s', (_, unused, minutes) => {
    const obstacle = findHoldObstacle({ lines: [line('a'), line('b')], until: ahead(15), unused }, TERMS, now);
    const until = obstacle?.code === 'hold-paused' ? obstacle.until.epochMilliseconds : undefined;
    expect(until).toBe(minutes === undefined ? undefined : ahead(minutes).epochMilliseconds);
  });
});

test.each([
  ['as many as there are', 15, 15, true],
  ['more', 15, 14, false],
  ['a begun one counts', 0.1, 1, true],
  ['a begun one counts', 1.1, 1, false],
  ['none at all counts as one', 0, 0, false],
])('the minutes of a day: %s', (_, minutes, minutesPerDay, expected) => {
  const wanted = [{ from: now, to: now.add({ seconds: minutes * 60 }) }];
  expect(hasHoldMinutes(wanted, [], { minutesPerDay })).toBe(expected);
});
