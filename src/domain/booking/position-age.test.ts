import { expect, test } from 'vitest';
import { positionAge } from './position-age.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15T11:59:40Z', 'minutes', 0, false],
  ['2026-11-15T11:15:00Z', 'minutes', 45, false],
  ['2026-11-15T04:00:00Z', 'hours', 8, true],
  ['2026-11-12T12:00:00Z', 'days', 3, true],
  ['2026-11-15T12:05:00Z', 'minutes', 0, false],
])('%s is told in %s: %i', (at, unit, count, isStale) => {
  expect(positionAge(at, now)).toEqual({ unit, count, isStale });
});
