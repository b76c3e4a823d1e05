import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { nextRunDay } from './next-run.ts';

test.each([
  ['2026-11-30T23:00:00Z', '2026-12-01'],
  ['2026-12-01T01:09:59Z', '2026-12-01'],
  ['2026-12-01T01:10:00Z', '2026-12-02'],
  ['2026-12-31T22:59:00Z', '2027-01-01'],
  // On this day the clock goes from two to three.
  ['2027-03-28T00:59:00Z', '2027-03-28'],
  ['2027-03-28T01:00:00Z', '2027-03-29'],
])('at %s the next run is that of %s', (now, day) => {
  expect(nextRunDay(Temporal.Instant.from(now))).toBe(day);
});
