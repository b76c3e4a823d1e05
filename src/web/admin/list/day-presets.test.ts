import { parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { daysOfPreset, presetOf } from './day-presets.ts';

test.for([
  ['today', '2026-12-31', '2026-12-31', '2026-12-31'],
  ['tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
  ['yesterday', '2027-01-01', '2026-12-31', '2026-12-31'],
  // A Sunday is the last day of its week.
  ['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['nextWeek', '2026-11-22', '2026-11-23', '2026-11-29'],
  ['lastWeek', '2026-11-16', '2026-11-09', '2026-11-15'],
  ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['nextMonth', '2027-01-31', '2027-02-01', '2027-02-28'],
  ['lastMonth', '2027-03-31', '2027-02-01', '2027-02-28'],
] as const)('%s of %s is %s to %s', ([preset, today, from, to]) => {
  expect(daysOfPreset(preset, parseDate(today))).toEqual({ from, to });
});

test('an address is known by its days, and others are nobody’s', () => {
  const today = parseDate('2026-11-18');
  expect(presetOf(new URLSearchParams('from=2026-11-16&to=2026-11-22'), today)).toBe('thisWeek');
  expect(presetOf(new URLSearchParams('from=2026-11-16&to=2026-11-21'), today)).toBeUndefined();
  expect(presetOf(new URLSearchParams(), today)).toBeUndefined();
});
