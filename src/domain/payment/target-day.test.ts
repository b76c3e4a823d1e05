import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { firstTargetDay, isTargetDay, nextTargetDay } from './target-day.ts';
import { transferArrival } from './transfer-arrival.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

/** The days other than weekends on which TARGET rests, as its operator has announced them. */
const CLOSINGS = {
  2024: ['01-01', '03-29', '04-01', '05-01', '12-25', '12-26'],
  2025: ['01-01', '04-18', '04-21', '05-01', '12-25', '12-26'],
  2026: ['01-01', '04-03', '04-06', '05-01', '12-25'],
  2027: ['01-01', '03-26', '03-29'],
  2028: ['04-14', '04-17', '05-01', '12-25', '12-26'],
  2038: ['01-01', '04-23', '04-26'],
} as const;

/** Easter Sundays as calendars print them. */
const EASTER = [
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2033-04-17',
  '2034-04-09',
  '2035-03-25',
];

describe('a day of the banks', () => {
  test.each(EASTER)(
    'in the year of Easter on %s is any but weekends, the days around it and four fixed ones',
    (easter) => {
      const year = easter.slice(0, 4);
      const around = [-2, 1].map((days) => day(easter).add({ days }).toString());
      const closed = new Set([...around, ...['01-01', '05-01', '12-25', '12-26'].map((fixed) => `${year}-${fixed}`)]);
      const all = Array.from({ length: day(easter).daysInYear }, (_, i) => day(`${year}-01-01`).add({ days: i }));
      const isOpen = (date: Temporal.PlainDate) => date.dayOfWeek <= 5 && !closed.has(date.toString());
      expect(all.filter((date) => isTargetDay(date) !== isOpen(date)).map(String)).toEqual([]);
    },
  );

  test.each(Object.entries(CLOSINGS))('of %s is no weekend and none of the closing days', (year, closings) => {
    const first = day(`${year}-01-01`);
    const all = Array.from({ length: first.daysInYear }, (_, i) => first.add({ days: i }));
    const resting = all.filter((date) => date.dayOfWeek < 6 && !isTargetDay(date));
    expect(resting.map((date) => date.toString().slice(5))).toEqual(closings);
    expect(all.some((date) => date.dayOfWeek >= 6 && isTargetDay(date))).toBe(false);
  });

  test.each([
    ['2026-11-18', '2026-11-19'],
    ['2026-11-20', '2026-11-23'],
    ['2026-04-02', '2026-04-07'],
    ['2026-12-24', '2026-12-28'],
    ['2026-12-31', '2027-01-04'],
  ])('after %s is %s', (date, next) => {
    expect(nextTargetDay(day(date)).toString()).toBe(next);
  });

  test.each([
    ['2026-12-08', '2026-12-08'],
    ['2026-12-25', '2026-12-28'],
    ['2027-03-26', '2027-03-30'],
  ])('from %s on is %s', (date, first) => {
    expect(firstTargetDay(day(date)).toString()).toBe(first);
  });
});

describe('a transfer', () => {
  test.each([
    ['on a Tuesday morning', '2026-11-17T09:00', '2026-11-18T18:00'],
    ['a minute before the banks close their books', '2026-11-17T13:59', '2026-11-18T18:00'],
    ['after that', '2026-11-17T14:00', '2026-11-19T18:00'],
    ['on a Friday morning', '2026-11-20T09:00', '2026-11-23T18:00'],
    ['on a Friday evening', '2026-11-20T19:00', '2026-11-24T18:00'],
    ['on a Sunday', '2026-11-22T09:00', '2026-11-24T18:00'],
    ['before Easter', '2026-04-02T16:00', '2026-04-08T18:00'],
    ['on New Year’s Eve', '2026-12-31T09:00', '2027-01-04T18:00'],
    ['before the first of May', '2026-04-30T15:00', '2026-05-05T18:00'],
    ['over the change of the clocks', '2026-10-23T15:00', '2026-10-27T18:00'],
  ])('ordered %s has arrived by then', (_, ordered, arrived) => {
    const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Berlin').toInstant();
    expect(transferArrival(at(ordered)).toString()).toBe(at(arrived).toString());
  });
});
