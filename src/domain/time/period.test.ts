import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

import { chargeableDays } from '#domain/booking/chargeable-days.ts';
import { isLongTerm, occupiedSpan, overlaps, type Period } from './period.ts';
import { localDate } from './wall-clock.ts';

const ZONES = [
  'Europe/Berlin',
  'Europe/Vienna',
  'Europe/Amsterdam',
  'Europe/Brussels',
  'Europe/Paris',
  'Europe/Madrid',
  'Europe/Rome',
  'Europe/Warsaw',
  'Europe/Bucharest',
];

const local = (text: string, timeZone: string) =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).toInstant();
const period = (from: string, to: string, timeZone = 'Europe/Berlin'): Period => ({
  from: local(from, timeZone),
  to: local(to, timeZone),
  timeZone,
});

describe('a period', () => {
  test.each([
    ['2026-11-20T09:00', '2026-11-21T09:00', false],
    ['2026-11-21T09:00', '2026-11-22T09:00', true],
    ['2026-11-22T09:00', '2026-11-24T09:00', true],
    ['2026-11-23T09:00', '2026-11-24T09:00', false],
  ])('from 21 to 23 November at nine and one from %s to %s overlap: %s', (from, to, doOverlap) => {
    expect(overlaps(period('2026-11-21T09:00', '2026-11-23T09:00'), period(from, to))).toBe(doOverlap);
  });

  test('is occupied until the turnaround is over', () => {
    const occupied = occupiedSpan(period('2026-11-20T09:00', '2026-11-23T12:00'), 6);
    expect(occupied.to).toEqual(local('2026-11-23T18:00', 'Europe/Berlin'));
  });

  test('has its dates by the clock of its depot', () => {
    const at = Temporal.Instant.from('2026-11-20T22:30:00Z');
    expect([localDate(at, 'Europe/Berlin'), localDate(at, 'Europe/Bucharest')]).toEqual(['2026-11-20', '2026-11-21']);
  });

  test.each([
    ['2026-11-01T09:00', '2026-12-01T09:00', false],
    ['2026-11-01T09:00', '2026-12-01T09:01', true],
    ['2026-03-10T09:00', '2026-04-09T09:00', false],
    ['2026-03-10T09:00', '2026-04-09T09:01', true],
    ['2026-10-10T09:00', '2026-11-09T09:00', false],
    ['2026-10-10T09:00', '2026-11-09T09:01', true],
  ])('from %s to %s is long: %s', (from, to, long) => {
    expect(isLongTerm(period(from, to))).toBe(long);
  });
});

describe('chargeable days', () => {
  test.each([
    ['an hour', '2026-11-20T09:00', '2026-11-20T10:00', 1],
    ['a day', '2026-11-20T09:00', '2026-11-21T09:00', 1],
    ['a day and the grace', '2026-11-20T09:00', '2026-11-21T11:00', 1],
    ['a minute more', '2026-11-20T09:00', '2026-11-21T11:01', 2],
    ['a week', '2026-11-20T09:00', '2026-11-27T09:00', 7],
    ['a week by dates alone', '2026-11-16T06:00', '2026-11-20T20:00', 5],
    ['a day in which spring begins', '2026-03-28T09:00', '2026-03-29T11:00', 1],
    ['the same and a minute', '2026-03-28T09:00', '2026-03-29T11:01', 2],
    ['a day in which winter begins', '2026-10-24T09:00', '2026-10-25T11:00', 1],
    ['the same and a minute more', '2026-10-24T09:00', '2026-10-25T11:01', 2],
    ['over a leap day', '2028-02-28T09:00', '2028-03-01T09:00', 2],
    ['a year', '2026-01-01T09:00', '2027-01-01T09:00', 365],
    ['into the hour that spring skips', '2026-03-28T02:30', '2026-03-29T05:30', 1],
  ])('%s', (_, from, to, days) => {
    for (const zone of ZONES) expect(chargeableDays(period(from, to, zone))).toBe(days);
  });

  const start = fc
    .tuple(fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 2 * 365 * 24 * 4 }))
    .map(([timeZone, quarters]) => ({
      timeZone,
      from: Temporal.Instant.from('2026-01-01T00:00:00Z').add({ minutes: quarters * 15 }),
    }));

  test('a rental to the same local time n dates later counts n days, whatever the clocks do', () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 400 }), ({ from, timeZone }, days) => {
        const to = from.toZonedDateTimeISO(timeZone).add({ days }).toInstant();
        expect(chargeableDays({ from, to, timeZone })).toBe(days);
        expect(chargeableDays({ from, to: to.add({ hours: 2 }), timeZone })).toBe(days);
        expect(chargeableDays({ from, to: to.add({ hours: 2, minutes: 1 }), timeZone })).toBe(days + 1);
      }),
    );
  });

  test('never fall as the return moves later', () => {
    const minutes = fc.integer({ min: 1, max: 60 * 24 * 60 });
    fc.assert(
      fc.property(start, minutes, minutes, ({ from, timeZone }, a, b) => {
        const days = (end: number) => chargeableDays({ from, to: from.add({ minutes: end }), timeZone });
        expect(days(Math.min(a, b))).toBeLessThanOrEqual(days(Math.max(a, b)));
      }),
    );
  });
});
