import { expect, test } from 'vitest';
import { getIntl } from '#i18n/translate.server.ts';
import { priceClassName } from './price-class-name.ts';

test.each([
  ['cool', 'Kühlauflieger'],
  ['coolSpecial', 'Kühlauflieger Spezial'],
  ['winter', 'winter'],
])('the price class %s is called %s', (priceClass, name) => {
  expect(priceClassName(getIntl('de'), priceClass)).toBe(name);
});
