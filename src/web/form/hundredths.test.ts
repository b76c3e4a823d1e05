import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { hundredthsIn } from './hundredths.ts';

test.each([
  ['de', '12,50', 1250],
  ['de', '12.50', 1250],
  ['de', '12,5', 1250],
  ['de', ' 12 ', 1200],
  ['de', '1.250', 125_000],
  ['de', '1.250,00', 125_000],
  ['de', '1,250.00', 125_000],
  ['de', '1.234.567', 123_456_700],
  ['de', '1250 €', 125_000],
  ['de', 'EUR 3,99', 399],
  ['en', '1,250', 125_000],
  ['en', '1,250.75', 125_075],
  ['en', '12,50', 1250],
  ['fr', '1\u202F250,75', 125_075],
  ['fr', '1 250', 125_000],
  ['pl', '1\u00A0250,75', 125_075],
  ['it', "1'250.75", 125_075],
  ['de', '-0,88', -88],
  ['de', '', null],
  ['de', '  ', null],
] as const)('%s: %j is %s hundredths', (locale, text, value) => {
  expect(hundredthsIn(locale).read(text)).toBe(value);
});

test.each([
  ['de', 'zwölf'],
  ['de', '1,250'],
  ['de', '1,2345'],
  ['de', '12,'],
  ['de', ',50'],
  ['de', '1.25.00'],
  ['de', '12.34,567'],
  ['de', '1.2.3'],
  ['de', '--5'],
  ['fr', '1.250'],
  ['en', '1.250'],
  ['en', '12e3'],
] as const)('%s: %j may be anything, and is no amount', (locale, text) => {
  expect(hundredthsIn(locale).read(text)).toBeNaN();
});

test('what is written in a language is read in it as the same amount', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }),
      (locale, cents) => {
        const { read, write } = hundredthsIn(locale);
        expect(read(write(cents))).toBe(cents);
      },
    ),
  );
});
