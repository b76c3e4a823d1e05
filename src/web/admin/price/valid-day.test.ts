import { expect, test } from 'vitest';
import { toDay, toInstant } from './valid-day.ts';

test.each([
  ['2026-12-01', '2026-11-30T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
])('the prices of %s begin at %s', (day, instant) => {
  expect(toInstant(day)).toBe(instant);
  expect(toDay(instant)).toBe(day);
});

test('half a day is none', () => {
  expect(toInstant('2026-12')).toBeUndefined();
});
