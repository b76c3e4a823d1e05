import { expect, test } from 'vitest';
import { LOCALES } from './locales.ts';
import { alternates, localePath } from './paths.ts';

test.each([
  ['de', '/', '/'],
  ['de', '/cart', '/cart'],
  ['en', '/', '/en'],
  ['en', '/cart', '/en/cart'],
] as const)('in %s %s is %s', (locale, path, localised) => {
  expect(localePath(locale, path)).toBe(localised);
});

test('a page has one address in every language', () => {
  const paths = alternates('/trailers').map(({ path }) => path);
  expect(new Set(paths).size).toBe(LOCALES.length);
});
