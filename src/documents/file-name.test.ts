import { expect, test } from 'vitest';
import type { PaperName } from '#contract/document.ts';
import { LOCALES } from '#i18n/locales.ts';
import { nameFile } from './file-name.ts';

const KINDS: readonly PaperName['kind'][] = [
  'orderConfirmation',
  'rentalContract',
  'extensionAddendum',
  'pickUpProtocol',
  'returnProtocol',
  'dataSheet',
  'calendar',
];

test.each([
  ['orderConfirmation', 'de', 'Auftragsbestätigung-O-26-000123.pdf'],
  ['rentalContract', 'pl', 'Umowa-najmu-O-26-000123.pdf'],
  ['pickUpProtocol', 'de', 'Übernahmeprotokoll-O-26-000123.pdf'],
  ['calendar', 'de', 'Termine-O-26-000123.ics'],
] as const)('a file says what it is: %s in %s', (kind, locale, name) => {
  expect(nameFile({ kind, number: 'O-26-000123', locale })).toBe(name);
});

test.each(LOCALES)('every file of %s has a name of its own that every system can keep', (locale) => {
  const names = KINDS.map((kind) => nameFile({ kind, number: 'O-26-000123-1', locale }));
  expect(new Set(names).size).toBe(KINDS.length);
  for (const name of names) expect(name).toMatch(/^[\p{L}’'-]+-O-26-000123-1\.(pdf|ics)$/u);
});
