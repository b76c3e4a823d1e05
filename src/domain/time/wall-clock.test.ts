import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { addDays, fromWallTime, localDate, localYear, toWallTime } from './wall-clock.ts';

describe('wall times', () => {
  test.each([
    ['2026-11-25T08:00', 'Europe/Berlin', '2026-11-25T07:00:00.000Z'],
    ['2026-07-01T00:00', 'Europe/Bucharest', '2026-06-30T21:00:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ])('%s in %s is %s, and back', (wall, zone, instant) => {
    expect(fromWallTime(wall, zone)).toBe(instant);
    expect(toWallTime(instant, zone)).toBe(wall);
  });

  test('an hour that no clock shows counts on from the clock before', () => {
    expect(fromWallTime('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  });

  const zones = fc.constantFrom('Europe/Berlin', 'Europe/Lisbon', 'Atlantic/Azores', 'Australia/Lord_Howe', 'UTC');
  const minutes = fc.integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2030, 0, 1) / 60_000 });

  test('agree with the calendar of the rules, clock changes included', () => {
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const at = Temporal.Instant.fromEpochMilliseconds(minute * 60_000);
        const wall = at.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' });
        const shown = at.toZonedDateTimeISO('UTC').toPlainDateTime();
        expect(toWallTime(at, zone)).toBe(wall);
        expect(fromWallTime(shown.toString({ smallestUnit: 'minute' }), zone)).toBe(
          new Date(shown.toZonedDateTime(zone).epochMilliseconds).toISOString(),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('seconds are left out', () => {
    expect(toWallTime(new Date('2026-11-25T07:59:59.999Z'), 'Europe/Berlin')).toBe('2026-11-25T08:59');
  });

  test('midnight between two years belongs to the new one', () => {
    const at = '2026-12-31T23:00:00Z';
    expect([localDate(at, 'Europe/Berlin'), localYear(at, 'Europe/Berlin')]).toEqual(['2027-01-01', '2027']);
    expect([localDate(at, 'UTC'), localYear(at, 'UTC')]).toEqual(['2026-12-31', '2026']);
  });
});

test('days are added on the calendar, whatever the clocks do', () => {
  expect(addDays('2026-10-24T08:00', 2)).toBe('2026-10-26T08:00');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
