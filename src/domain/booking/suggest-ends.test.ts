import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import { suggestEnds } from './suggest-ends.ts';

const at = (text: string) => Temporal.Instant.from(text);
const always: DepotCalendar = {
  timeZone: 'Europe/Berlin',
  keyBox: true,
  week: {},
  exceptions: [],
  holidays: new Set(),
};
const weekdays: DepotCalendar = {
  ...always,
  keyBox: false,
  week: Object.fromEntries(['1', '2', '3', '4', '5'].map((day) => [day, [{ from: '06:00', to: '20:00' }]])),
};

// Four weeks in Hamburg, of which 30 days are paid.
const period = { from: at('2026-10-21T06:00Z'), to: at('2026-11-18T07:00Z'), timeZone: 'Europe/Berlin' };
const ground = { period, turnaroundHours: 2, calendar: always, certificates: [], allocations: [], paidDays: 30 };
const now = at('2026-11-16T09:00Z');
const told = (...[given, when]: Parameters<typeof suggestEnds>) =>
  suggestEnds(given, when).map(({ kind, to }) => `${kind} ${to.toString()}`);

describe('the ends that are suggested', () => {
  test('are the days that are paid already, one week and two, by the clock on the wall', () => {
    expect(told(ground, now)).toEqual([
      'free 2026-11-20T07:00:00Z',
      'week 2026-11-25T07:00:00Z',
      'twoWeeks 2026-12-02T07:00:00Z',
    ]);
  });

  test('end with the longest possible one where somebody else comes next', () => {
    const next = { kind: 'rental', from: at('2026-11-27T08:00Z'), to: at('2026-11-30T08:00Z') } as const;
    expect(told({ ...ground, allocations: [next] }, now)).toEqual([
      'free 2026-11-20T07:00:00Z',
      'week 2026-11-25T07:00:00Z',
      'longest 2026-11-27T06:00:00Z',
    ]);
  });

  test('lie inside the opening hours', () => {
    // The sixth of December is a Sunday; the last return before is on Friday evening.
    const sunday = { ...ground, calendar: weekdays, period: { ...period, to: at('2026-11-22T07:00Z') }, paidDays: 32 };
    expect(told(sunday, now)).toEqual(['week 2026-11-27T19:00:00Z', 'twoWeeks 2026-12-04T19:00:00Z']);
  });

  test('begin today for whoever is late', () => {
    const late = at('2026-11-24T08:53:21Z');
    expect(told(ground, late)).toEqual(['week 2026-12-01T09:00:00Z', 'twoWeeks 2026-12-08T09:00:00Z']);
  });

  test('are none where nothing is left', () => {
    const next = { kind: 'rental', from: at('2026-11-18T09:00Z'), to: at('2026-11-30T08:00Z') } as const;
    expect(told({ ...ground, allocations: [next] }, now)).toEqual([]);
  });
});
