import { expect, test } from 'vitest';
import { detectLocale } from './detect-locale.ts';

test.each([
  [undefined, undefined, 'de'],
  ['pl', 'fr', 'pl'],
  ['xx', 'fr', 'fr'],
  [undefined, 'fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  [undefined, 'sv, en;q=0.2, ru;q=0.7', 'ru'],
  [undefined, 'sv', 'de'],
  [undefined, 'en;q=0, nl', 'nl'],
  [undefined, ';;q=,,=', 'de'],
])('cookie %s and browser %s give %s', (cookie, acceptLanguage, locale) => {
  expect(detectLocale(cookie, acceptLanguage)).toBe(locale);
});
