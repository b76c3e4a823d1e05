import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { nextSeason } from './next-season.ts';

test.each([
  ['2026-03-01', '08-01', '08-31', '2026-08-01', '2026-08-31'],
  ['2026-08-31', '08-01', '08-31', '2026-08-01', '2026-08-31'],
  ['2026-09-01', '08-01', '08-31', '2027-08-01', '2027-08-31'],
  ['2026-11-30', '12-15', '01-15', '2026-12-15', '2027-01-15'],
  ['2027-01-15', '12-15', '01-15', '2026-12-15', '2027-01-15'],
  ['2027-01-16', '12-15', '01-15', '2027-12-15', '2028-01-15'],
])('on %s the season from %s to %s is %s to %s', (today, from, to, validFrom, validThrough) => {
  expect(nextSeason({ from, to }, Temporal.PlainDate.from(today))).toEqual({ validFrom, validThrough });
});
