import { createIntl } from '#i18n/create-intl.ts';
import { expect, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { priceNotations } from './price-notation.ts';

const { amount, factor } = priceNotations(createIntl({ locale: 'de', messages: {} }));

test.each([
  [amount, '42,5', 4250, '42,50'],
  [amount, '8.90', 890, '8,90'],
  [amount, '19', 1900, '19,00'],
  [amount, '1.234', 123_400, '1234,00'],
  [amount, ' ', null, ''],
  [factor, '1', 10_000, '1,00'],
  [factor, '1,06', 10_600, '1,06'],
  [factor, '0.855', 8550, '0,855'],
  [factor, '1,0005', 10_005, '1,0005'],
] as const)('%#: %j is %j and written %j', (notation, text, value, written) => {
  expect(notation.read(text)).toBe(value);
  expect(notation.write(value)).toBe(written);
});

test.each(LOCALES)('what is written in %s is read again', (locale) => {
  const notations = priceNotations(createIntl({ locale, messages: {} }));
  expect(notations.amount.write(1_234_550)).toBe(locale === 'en' ? '12345.50' : '12345,50');
  expect(notations.amount.read(notations.amount.write(1_234_550))).toBe(1_234_550);
  expect(notations.factor.read(notations.factor.write(8550))).toBe(8550);
});

test.each(['free', '1,', '1.2.3', '12,345'])('%j is no amount', (text) => {
  expect(amount.read(text)).toBeNaN();
});
