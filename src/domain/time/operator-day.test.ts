import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { monthsSoFar, operatorToday, operatorWeek, sampleDays } from './operator-day.ts';

const instant = (text: string) => Temporal.Instant.from(text);

test('the day of the operator begins at midnight in Berlin', () => {
  expect(operatorToday(instant('2026-11-15T22:59:59Z')).toString()).toBe('2026-11-15');
  expect(operatorToday(instant('2026-11-15T23:00:00Z')).toString()).toBe('2026-11-16');
});

test('days are looked at when it is noon, today now', () => {
  const days = sampleDays(instant('2026-10-26T09:30:00Z'), 2, 1);
  expect(days.map(({ day, time, at }) => [day, time, at.toString()])).toEqual([
    ['2026-10-24', 'past', '2026-10-24T10:00:00Z'],
    ['2026-10-25', 'past', '2026-10-25T11:00:00Z'],
    ['2026-10-26', 'today', '2026-10-26T09:30:00Z'],
    ['2026-10-27', 'ahead', '2026-10-27T11:00:00Z'],
  ]);
});

describe('a month so far', () => {
  test('is compared with the same days of the month before, by the clock of the operator', () => {
    const { current, previous } = monthsSoFar(instant('2026-11-16T09:00:00Z'));
    expect(current.from.toString()).toBe('2026-10-31T23:00:00Z');
    expect(previous.from.toString()).toBe('2026-09-30T22:00:00Z');
    expect(previous.to.toString()).toBe('2026-10-16T08:00:00Z');
  });

  test('is compared with the whole of a shorter month', () => {
    const { previous } = monthsSoFar(instant('2026-03-31T10:00:00Z'));
    expect(previous.to.toString()).toBe('2026-02-28T11:00:00Z');
  });
});

test.each([
  ['2026-11-16T09:00:00Z', '2026-11-15T23:00:00Z', '2026-11-22T23:00:00Z'],
  ['2026-11-22T22:59:00Z', '2026-11-15T23:00:00Z', '2026-11-22T23:00:00Z'],
  ['2026-10-25T12:00:00Z', '2026-10-18T22:00:00Z', '2026-10-25T23:00:00Z'],
])('%s lies in the week from Monday %s, however long its days are', (now, from, to) => {
  const week = operatorWeek(instant(now));
  expect([week.from.toString(), week.to.toString()]).toEqual([from, to]);
});
