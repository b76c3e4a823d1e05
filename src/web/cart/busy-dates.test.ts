import { expect, test } from 'vitest';
import type { TrailerCalendar } from '#contract/trailer.ts';
import { toBusyDates } from './busy-dates.ts';

const dates = (from: string, to: string): string[] => {
  const busy: TrailerCalendar['busy'] = [{ from, to, kind: 'rental' }];
  return [...toBusyDates({ timeZone: 'Europe/Bucharest', busy, closedDays: [] })];
};

test('a rental takes the days between its ends', () => {
  // 10:00 on the 18th to 10:00 on the 21st, in Bucharest.
  expect(dates('2026-11-18T08:00:00Z', '2026-11-21T08:00:00Z')).toEqual(['2026-11-19', '2026-11-20']);
});

test('a day is taken as well if nothing is left of its working hours', () => {
  // 06:00 on the 18th to 19:00 on the 19th.
  expect(dates('2026-11-18T04:00:00Z', '2026-11-19T17:00:00Z')).toEqual(['2026-11-18', '2026-11-19']);
});

test('a few hours take no day', () => {
  expect(dates('2026-11-18T08:00:00Z', '2026-11-18T11:00:00Z')).toEqual([]);
  expect(dates('2026-11-18T08:00:00Z', '2026-11-18T17:30:00Z')).toEqual([]);
});

test('the clock change loses no day', () => {
  expect(dates('2026-10-24T02:00:00Z', '2026-10-26T20:00:00Z')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
});
