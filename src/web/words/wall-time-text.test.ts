import { expect, test } from 'vitest';
import { createFormat } from '#i18n/format.ts';
import { wallTimeText } from './wall-time-text.ts';

test.each([
  ['de', '2026-11-18T08:00', 'Mi 18.11. 08:00'],
  ['de', '2026-11-18', 'Mi 18.11.'],
  ['de', '2027-01-06T08:00', 'Mi 06.01.2027 08:00'],
  ['de', '2025-12-31', 'Mi 31.12.2025'],
  ['fr', '2027-01-06T08:00', 'mer. 06/01/2027 08:00'],
  ['pl', '2027-01-06T08:00', 'śr 06.01.2027 08:00'],
] as const)('in 2026 %s writes %s as %s', (locale, wallTime, text) => {
  expect(wallTimeText(createFormat(locale, '2026'), wallTime)).toBe(text);
});
