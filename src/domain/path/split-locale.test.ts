import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { splitLocale } from './split-locale.ts';

const LOCALES = ['de', 'en', 'pl'] as const;

describe('the language of a path', () => {
  test.each([
    ['/', 'de', '/'],
    ['/cart', 'de', '/cart'],
    ['/en', 'en', '/'],
    ['/en/cart', 'en', '/cart'],
    ['/pl/booking/7', 'pl', '/booking/7'],
    ['/english', 'de', '/english'],
    ['/xx/cart', 'de', '/xx/cart'],
    ['/register/en', 'de', '/register/en'],
  ])('%s is %s and names %s', (path, locale, rest) => {
    expect(splitLocale(path, LOCALES, 'de')).toEqual({ kind: 'page', locale, path: rest });
  });

  test.each([
    ['/de', '/'],
    ['/de/cart', '/cart'],
    ['/de/register/pl', '/register/pl'],
  ])('%s redirects to %s, German has no prefix', (path, to) => {
    expect(splitLocale(path, LOCALES, 'de')).toEqual({ kind: 'redirect', to });
  });

  test.each(['/en/en/cart', '/en/pl', '/de/en/cart', '/en/de/cart', '/de/de'])('%s names no page', (path) => {
    expect(splitLocale(path, LOCALES, 'de')).toEqual({ kind: 'none' });
  });

  test('a prefix put before any page comes off again', () => {
    const segment = fc.stringMatching(/^[a-z]{3,8}$/);
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        const path = `/${segments.join('/')}`;
        expect(splitLocale(path === '/' ? '/en' : `/en${path}`, LOCALES, 'de')).toEqual({
          kind: 'page',
          locale: 'en',
          path,
        });
      }),
    );
  });
});
