import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import { parseWallTime } from '#domain/time/wall-time.ts';
import type { Period } from '#domain/time/period.ts';
import { shortestRental } from './shortest-rental.ts';
import { snapPeriod } from './snapped-period.ts';

const ZONE = 'Europe/Berlin';
const day = [{ from: '07:00', to: '18:00' }];
const FRANKFURT: DepotCalendar = {
  timeZone: ZONE,
  keyBox: false,
  week: { 1: day, 2: day, 3: day, 4: day, 5: day },
  exceptions: [],
  holidays: new Set(),
};

const wall = (text: string) => {
  const parsed = parseWallTime(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
const toText = ({ from, to }: Period) =>
  [from, to].map((at) => at.toZonedDateTimeISO(ZONE).toPlainDateTime().toString().slice(5, 16)).join(' – ');

describe('a period asked for', () => {
  test.each([
    ['on open days', '2026-12-07', '2026-12-11', '12-07T07:00 – 12-11T18:00', []],
    [
      'from Sunday to Sunday',
      '2026-12-06',
      '2026-12-13',
      '12-07T07:00 – 12-11T18:00',
      ['12-04T18:00 – 12-11T18:00', '12-07T07:00 – 12-14T07:00', '12-04T18:00 – 12-14T07:00'],
    ],
    ['until Sunday', '2026-12-07', '2026-12-13', '12-07T07:00 – 12-11T18:00', ['12-07T07:00 – 12-14T07:00']],
    ['from Saturday on', '2026-12-05', '2026-12-11', '12-07T07:00 – 12-11T18:00', ['12-04T18:00 – 12-11T18:00']],
    ['on Sunday alone', '2026-12-06', '2026-12-06', undefined, ['12-04T18:00 – 12-07T07:00']],
    ['from closing on over Saturday', '2026-12-04T18:00', '2026-12-05T10:00', undefined, ['12-04T18:00 – 12-07T07:00']],
  ])('%s', (_, from, to, inward, outward) => {
    const snapped = snapPeriod(FRANKFURT, { from: wall(from), to: wall(to) });
    expect(snapped.inward && toText(snapped.inward)).toBe(inward);
    expect(snapped.outward.map(toText)).toEqual(outward);
  });
});

describe('a rental of at least three days', () => {
  test.each([
    ['ends as many days later', '2026-12-07T09:00', '12-07T09:00 – 12-10T09:00'],
    ['ends with the closing before a closed day', '2026-12-02T15:00', '12-02T15:00 – 12-04T18:00'],
    ['ends after the closed days if that would be too short', '2026-12-03T15:00', '12-03T15:00 – 12-07T07:00'],
  ])('%s', (_, from, expected) => {
    const at = Temporal.PlainDateTime.from(from).toZonedDateTime(ZONE).toInstant();
    expect(toText(shortestRental(FRANKFURT, at, 3))).toBe(expected);
  });
});
