import { expect, test } from 'vitest';
import { suggestPeriod } from './suggest-period.ts';

test.each([
  ['2026-11-15T10:00:00Z', '2026-11-18T08:00', '2026-12-11T08:00'],
  ['2026-11-18T10:00:00Z', '2026-11-23T08:00', '2026-12-16T08:00'],
  ['2026-11-19T10:00:00Z', '2026-11-23T08:00', '2026-12-16T08:00'],
])('on %s it is %s to %s', (now, from, to) => {
  expect(suggestPeriod(new Date(now))).toEqual({ from, to });
});
