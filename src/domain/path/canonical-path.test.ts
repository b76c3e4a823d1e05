import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { canonicalPath } from './canonical-path.ts';

const LOCALES = ['de', 'en', 'pl'];

describe('a path in its one spelling', () => {
  test.each([
    '/',
    '/cart/services',
    '/en/cart',
    '/register/AbC-_x9',
    '/sign-up/confirmed-Anna-O%20Neil',
    '/sign-up/confirmed-J%C3%BCrgen-Jr.',
    "/sign-up/l'offre",
    '/external/map-7',
    '/_root.data',
    '/a@b:c=d+e,f&g$h',
  ])('%s stays as it is', (path) => {
    expect(canonicalPath(path, LOCALES)).toEqual({ path, changed: false });
  });

  test.each([
    ['//evil.example', '/evil.example'],
    ['/cart//services', '/cart/services'],
    ['/cart/', '/cart'],
    ['//', '/'],
    ['/EN/cart', '/en/cart'],
    ['/En', '/en'],
    ['/%65n/cart', '/en/cart'],
    ['/%61dmin', '/admin'],
    ['/sign-up/j%c3%bcrgen', '/sign-up/j%C3%BCrgen'],
    ['/sign-up/jürgen', '/sign-up/j%C3%BCrgen'],
    ['/a%40b', '/a@b'],
    ['/a|b', '/a%7Cb'],
  ])('%s is mended to %s', (path, mended) => {
    expect(canonicalPath(path, LOCALES)).toEqual({ path: mended, changed: true });
  });

  test.each([
    ['no leading slash', 'cart'],
    ['nothing', ''],
    ['encoded slash', '/admin%2Fusers'],
    ['encoded slash in lower case', '/admin%2fusers'],
    ['doubly encoded slash', '/admin%252Fusers'],
    ['backslash', '/\\evil.example'],
    ['encoded backslash', '/%5Cevil.example'],
    ['path parameter', '/cart;x=1'],
    ['encoded path parameter', '/cart%3Bx'],
    ['dot segment', '/login/../admin'],
    ['encoded dot segment', '/login/%2e%2E/admin'],
    ['half encoded dot segment', '/login/.%2e/admin'],
    ['single dot', '/./cart'],
    ['three dots', '/.../cart'],
    ['null byte', '/cart%00'],
    ['line feed', '/cart%0A'],
    ['raw tab', '/ca\trt'],
    ['delete', '/cart%7F'],
    ['line separator', '/cart%E2%80%A8'],
    ['broken encoding', '/%zz'],
    ['cut encoding', '/cart%'],
    ['invalid UTF-8', '/%ff'],
    ['overlong slash', '/%c0%af'],
    ['lone surrogate', '/\ud800'],
  ])('%s is rejected', (_, path) => {
    expect(canonicalPath(path, LOCALES)).toBe('reject');
  });

  test('only the first segment is a locale', () => {
    expect(canonicalPath('/register/EN', LOCALES)).toEqual({ path: '/register/EN', changed: false });
  });

  test('mending twice is mending once, and the result is always one plain path', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '.', '..', '%', '%2e', '%41', ';', '\\', 'EN', '//', '%25'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const once = canonicalPath(`/${pieces.join('')}`, LOCALES);
        if (once === 'reject') return;
        expect(canonicalPath(once.path, LOCALES)).toEqual({ path: once.path, changed: false });
        expect(once.path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
        expect(once.path).not.toContain('//');
      }),
    );
  });
});
