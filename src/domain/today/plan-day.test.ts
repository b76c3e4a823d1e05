import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { appointmentsOf, planDays } from './plan-day.ts';

const at = (text: string) => Temporal.Instant.from(text);
const period = { from: at('2026-11-18T07:00Z'), to: at('2026-11-20T07:00Z'), timeZone: 'Europe/Berlin' };
const BERLIN = { now: at('2026-11-16T09:00Z'), timeZone: 'Europe/Berlin' };

test.each([
  ['reserved', false, ['pickUp', 'return']],
  ['onRent', false, ['return']],
  ['returnAnnounced', false, ['return']],
  ['onRent', true, []],
  ['returned', false, []],
  ['cancelled', false, []],
] as const)('of a booking that is %s (handed back: %s), %j is still to happen', (state, isHandedBack, kinds) => {
  expect(appointmentsOf({ state, isHandedBack, period }).map(({ kind }) => kind)).toEqual(kinds);
});

const entry = (text: string, timeZone = 'Europe/Berlin') => ({ at: at(text), timeZone });

test('the plan is today, with what has passed of it, and the next day on which something happens', () => {
  const [early, noon, next, after] = [
    entry('2026-11-16T07:00Z'),
    entry('2026-11-16T11:00Z'),
    entry('2026-11-18T07:00Z'),
    entry('2026-11-19T07:00Z'),
  ];
  expect(planDays([after, noon, next, early], BERLIN)).toEqual([
    { date: '2026-11-16', isToday: true, entries: [early, noon] },
    { date: '2026-11-18', isToday: false, entries: [next] },
  ]);
});

test('an empty day is a day all the same, and what is further off than a week is left out', () => {
  expect(planDays([entry('2026-11-30T07:00Z'), entry('2026-11-12T07:00Z')], BERLIN)).toEqual([
    { date: '2026-11-16', isToday: true, entries: [] },
  ]);
});

test('a depot has its own day', () => {
  const inBucharest = entry('2026-11-16T22:30Z', 'Europe/Bucharest');
  expect(planDays([inBucharest], BERLIN).map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-17']);
});
