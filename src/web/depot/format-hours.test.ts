import { expect, test } from 'vitest';
import { createFormat } from '#i18n/format.ts';
import { formatHours, listHours } from './format-hours.ts';

const weekdays = (from: string, to: string) =>
  Object.fromEntries(['1', '2', '3', '4', '5'].map((day) => [day, [{ from, to }]]));

test('days with the same hours are told together', () => {
  expect(
    formatHours({ ...weekdays('06:00', '20:00'), '6': [{ from: '07:00', to: '13:00' }] }, createFormat('de')),
  ).toBe('Mo–Fr 06–20, Sa 07–13');
});

test('a midday break and half hours are kept', () => {
  const spans = [
    { from: '08:00', to: '12:30' },
    { from: '14:00', to: '18:00' },
  ];
  expect(formatHours({ '1': spans, '3': spans }, createFormat('en'))).toBe('Mon 08–12:30, 14–18, Wed 08–12:30, 14–18');
});

test('a depot that never opens has no hours', () => {
  expect(formatHours({}, createFormat('pl'))).toBe('');
});

test('a table has one row for the days that share their hours', () => {
  expect(
    listHours({ ...weekdays('06:00', '20:00'), '6': [{ from: '07:00', to: '13:30' }] }, createFormat('de')),
  ).toEqual([
    { days: 'Mo–Fr', times: '06:00–20:00' },
    { days: 'Sa', times: '07:00–13:30' },
  ]);
});
