import { expect, test } from 'vitest';
import type { TrailerCalendar } from '#contract/trailer.ts';
import { toBusyDays } from './busy-days.ts';

const days = (...busy: TrailerCalendar['busy']) => toBusyDays({ timeZone: 'Europe/Berlin', busy, closedDays: [] });

test('a rental blocks the days between its ends, and those of its ends that it fills', () => {
  // 10:00 on the 18th to 10:00 on the 21st, in Berlin.
  expect(days({ from: '2026-11-18T09:00:00Z', to: '2026-11-21T09:00:00Z', kind: 'rental' })).toEqual({
    '2026-11-19': 'rental',
    '2026-11-20': 'rental',
  });
  expect(days({ from: '2026-11-17T23:00:00Z', to: '2026-11-18T23:00:00Z', kind: 'workshop' })).toEqual({
    '2026-11-18': 'workshop',
  });
});

test('a visit to the workshop from the morning to the evening takes the day', () => {
  expect(days({ from: '2026-11-20T06:00:00Z', to: '2026-11-20T17:00:00Z', kind: 'workshop' })).toEqual({
    '2026-11-20': 'workshop',
  });
});

test('a few hours take no day', () => {
  expect(days({ from: '2026-11-18T09:00:00Z', to: '2026-11-18T12:00:00Z', kind: 'rental' })).toEqual({});
  expect(days({ from: '2026-11-18T09:00:00Z', to: '2026-11-18T18:30:00Z', kind: 'rental' })).toEqual({});
});

test('two stretches that follow each other fill a day together', () => {
  expect(
    days(
      { from: '2026-11-18T02:00:00Z', to: '2026-11-18T09:00:00Z', kind: 'rental' },
      { from: '2026-11-18T09:00:00Z', to: '2026-11-18T20:00:00Z', kind: 'workshop' },
    ),
  ).toEqual({ '2026-11-18': 'workshop' });
});

test('days are counted by the clock of the depot, also when it changes', () => {
  expect(Object.keys(days({ from: '2026-10-23T22:00:00Z', to: '2026-10-26T23:00:00Z', kind: 'rental' }))).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ]);
});

test('an ended certificate is the reason only where there is no other', () => {
  expect(
    days(
      { from: '2026-11-19T05:00:00Z', to: '2026-11-19T18:00:00Z', kind: 'rental' },
      { from: '2026-11-17T23:00:00Z', to: '2026-11-20T23:00:00Z', kind: 'certificate' },
    ),
  ).toEqual({ '2026-11-18': 'certificate', '2026-11-19': 'rental', '2026-11-20': 'certificate' });
});
