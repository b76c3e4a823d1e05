import { expect, test } from 'vitest';
import { createFormat } from '#i18n/format.ts';
import { momentText } from './moment-text.server.ts';

/** Half past midnight of New Year in Berlin, half past eleven of the old year in Lisbon. */
const NEW_YEAR = new Date('2026-12-31T23:30:00Z');

test.each([
  ['Europe/Berlin', '2026-12-31T07:00:00Z', '31.12.2026, 08:00'],
  ['Europe/Berlin', '2027-01-02T07:00:00Z', 'Sa 02.01. 08:00'],
  ['Europe/Lisbon', '2026-12-31T08:00:00Z', 'Do 31.12. 08:00'],
  ['Europe/Lisbon', '2027-01-02T08:00:00Z', '02.01.2027, 08:00'],
])('while the years differ, %s names the one of %s as its own clock does', (timeZone, instant, text) => {
  expect(momentText(createFormat('de'), instant, { timeZone, now: NEW_YEAR })).toBe(text);
});
