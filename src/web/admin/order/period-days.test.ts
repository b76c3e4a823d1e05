import { describe, expect, test } from 'vitest';
import { createFormat } from '#i18n/format.ts';
import { periodDays } from './period-days.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

describe('the days of an order', () => {
  test.each([
    ['this year', '2026-11-21', '2026-12-04', '21.11.', '04.12.'],
    ['next year', '2027-03-25', '2027-03-31', '25.03.', '31.03.2027'],
    ['from this year into the next', '2026-11-20', '2027-07-16', '20.11.', '16.07.2027'],
    ['from last year into this one', '2025-12-20', '2026-01-05', '20.12.2025', '05.01.'],
    ['across two other years', '2024-12-20', '2025-01-05', '20.12.2024', '05.01.2025'],
  ])('%s name a year only where it is not clear', (_when, from, to, first, last) => {
    const period = { from: `${from}T08:00:00Z`, to: `${to}T08:00:00Z`, timeZone: 'Europe/Berlin' };
    expect(periodDays(createFormat('de'), period, NOW)).toEqual({ from: first, to: last });
  });

  test.each([
    ['Europe/Berlin', '2026-12-31T23:30:00Z', '2027-01-03T08:00:00Z', '01.01.', '03.01.'],
    ['Europe/Lisbon', '2026-12-31T23:30:00Z', '2027-01-03T08:00:00Z', '31.12.', '03.01.2027'],
    ['Europe/Berlin', '2026-12-20T08:00:00Z', '2026-12-31T23:15:00Z', '20.12.2026', '01.01.'],
  ])('at New Year the years are those of %s', (timeZone, from, to, first, last) => {
    const now = new Date('2026-12-31T23:30:00Z');
    expect(periodDays(createFormat('de'), { from, to, timeZone }, now)).toEqual({ from: first, to: last });
  });
});
