import { describe, expect, test } from 'vitest';
import { isBeyondHorizon, lastRentalDay } from './rental-horizon.ts';

describe('the last day of a rental', () => {
  test.each([
    ['2026-11-16T12:00:00Z', 2, '2028-11-16'],
    ['2026-12-31T22:30:00Z', 2, '2028-12-31'],
    ['2026-12-31T23:30:00Z', 2, '2029-01-01'],
    ['2028-02-29T12:00:00Z', 2, '2030-02-28'],
    ['2028-02-29T12:00:00Z', 4, '2032-02-29'],
    ['2026-11-01T12:00:00Z', 1, '2027-11-01'],
  ])('seen at %s is, %i years ahead, %s', (now, years, day) => {
    expect(lastRentalDay({ now: new Date(now), years })).toBe(day);
  });

  test.each([
    ['2028-11-16', false],
    ['2028-11-16T23:45', false],
    ['2028-11-17', true],
    ['2028-11-17T00:00', true],
    ['2029-01-01', true],
  ])('is compared with %s by the day alone', (end, isBeyond) => {
    expect(isBeyondHorizon(end, { now: new Date('2026-11-16T12:00:00Z'), years: 2 })).toBe(isBeyond);
  });
});
