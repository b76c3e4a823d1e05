import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import { checkAnnouncement, expectedReturn } from './announcement.ts';
import { returnNumber } from './return-number.ts';

const calendar: DepotCalendar = {
  timeZone: 'Europe/Berlin',
  keyBox: false,
  week: { 1: [{ from: '06:00', to: '20:00' }] },
  exceptions: [],
  holidays: new Set(),
};
const at = (text: string) => Temporal.Instant.from(text);
const period = { from: at('2026-11-09T07:00Z'), to: at('2026-11-16T07:00Z') };
const check = (when: string, now: string, keyBox = false) =>
  checkAnnouncement({ period, at: at(when), calendar: { ...calendar, keyBox } }, at(now));

describe('a return can be announced', () => {
  test('for a time in which the depot takes trailers back', () => {
    expect(check('2026-11-16T07:00Z', '2026-11-12T09:00Z')).toBeNull();
    expect(check('2026-11-15T07:00Z', '2026-11-12T09:00Z')).toBe('closed');
    expect(check('2026-11-15T07:00Z', '2026-11-12T09:00Z', true)).toBeNull();
  });

  test('for now, and for a moment ago', () => {
    expect(check('2026-11-16T08:00Z', '2026-11-16T08:15Z')).toBeNull();
    expect(check('2026-11-16T08:00Z', '2026-11-16T08:16Z')).toBe('past');
  });

  test('up to seven days after the agreed end, or after today for whoever is late', () => {
    expect(check('2026-11-23T07:00Z', '2026-11-12T09:00Z')).toBeNull();
    expect(check('2026-11-23T07:01Z', '2026-11-12T09:00Z')).toBe('tooLate');
    expect(check('2026-11-23T07:01Z', '2026-11-18T09:00Z')).toBeNull();
  });
});

test('its number is short enough to be told on the phone', () => {
  expect(returnNumber(2026, 42)).toBe('R-26-000042');
});

test.each([
  ['before its end', '2026-11-12T09:00Z', false, '2026-11-16T07:00:00Z'],
  ['at its very end', '2026-11-16T07:00Z', false, '2026-11-16T07:00:00Z'],
  ['after its end while the depot is open', '2026-11-16T09:30Z', false, '2026-11-16T09:30:00Z'],
  ['after its end while the depot is closed', '2026-11-17T09:30Z', false, '2026-11-23T05:00:00Z'],
  ['after its end at a key box', '2026-11-17T09:30Z', true, '2026-11-17T09:30:00Z'],
])('a return that nobody has moved is expected, asked %s', (_, now, keyBox, expected) => {
  expect(expectedReturn({ period, calendar: { ...calendar, keyBox } }, at(now)).toString()).toBe(expected);
});
