import { describe, expect, test } from 'vitest';
import { findMove, locatePage } from './locate-page.ts';

const rules = { routeRules: { '/old': { to: '/trailers', status: 308 } }, rootRedirect: undefined } as const;
const visit = (
  pathname: string,
  more: { cookie?: string; accept?: string; isData?: boolean; search?: string } = {},
) => ({
  pathname,
  search: more.search ?? '',
  isData: more.isData ?? false,
  localeCookie: more.cookie,
  acceptLanguage: more.accept,
});

describe('a page request', () => {
  test.each([
    ['/cart', { kind: 'page', locale: 'de', path: '/cart' }],
    ['/pl/cart', { kind: 'page', locale: 'pl', path: '/cart' }],
    ['/pl', { kind: 'page', locale: 'pl', path: '/' }],
    ['/xx/cart', { kind: 'page', locale: 'de', path: '/xx/cart' }],
    ['/de/cart', { kind: 'redirect', to: '/cart', status: 301 }],
    ['/de', { kind: 'redirect', to: '/', status: 301 }],
    ['/PL/cart', { kind: 'redirect', to: '/pl/cart', status: 301 }],
    ['//cart/', { kind: 'redirect', to: '/cart', status: 301 }],
    ['/old', { kind: 'redirect', to: '/trailers', status: 308 }],
    ['/pl/old', { kind: 'redirect', to: '/pl/trailers', status: 308 }],
    ['/pl/en/cart', { kind: 'unknown', locale: 'pl' }],
    ['/cart%2Fservices', { kind: 'unknown', locale: 'de' }],
    ['/%zz', { kind: 'unknown', locale: 'de' }],
    ['/en/%zz', { kind: 'unknown', locale: 'en' }],
  ])('%s', (pathname, location) => {
    expect(locatePage(visit(pathname), rules)).toEqual(location);
  });

  test('that no database can answer names no page', () => {
    expect(locatePage(visit('/trailers', { search: '?q=%00' }), rules)).toEqual({ kind: 'unknown', locale: 'de' });
    expect(locatePage(visit('/trailers', { search: '?q=%2500' }), rules)).toMatchObject({ kind: 'page' });
  });

  test('the bare root follows the cookie before the browser', () => {
    const seen = visit('/', { cookie: 'fr', accept: 'pl' });
    expect(locatePage(seen, rules)).toEqual({ kind: 'redirect', to: '/fr', status: 302 });
    expect(locatePage(visit('/', { accept: 'pl' }), rules)).toEqual({ kind: 'redirect', to: '/pl', status: 302 });
    expect(locatePage(visit('/', { cookie: 'de', accept: 'pl' }), rules)).toMatchObject({ kind: 'page', locale: 'de' });
  });

  test('a deep link keeps its language', () => {
    expect(locatePage(visit('/cart', { cookie: 'fr' }), rules)).toMatchObject({ locale: 'de' });
    expect(locatePage(visit('/en', { cookie: 'fr' }), rules)).toMatchObject({ kind: 'page', locale: 'en' });
  });

  test('a root redirect keeps the language', () => {
    const withRoot = { ...rules, rootRedirect: '/trailers' };
    expect(locatePage(visit('/', { cookie: 'it' }), withRoot)).toMatchObject({ to: '/it/trailers' });
    expect(locatePage(visit('/nl'), withRoot)).toMatchObject({ to: '/nl/trailers' });
  });

  test('a navigation inside the shop keeps its address, and its page learns where it has moved', () => {
    const withRoot = { ...rules, rootRedirect: '/trailers' };
    expect(['/old', '/nl/old', '/cart', '/', '/nl'].map((path) => findMove(path, rules))).toEqual([
      '/trailers',
      '/nl/trailers',
      undefined,
      undefined,
      undefined,
    ]);
    expect(['/', '/nl', '/nl/cart'].map((path) => findMove(path, withRoot))).toEqual([
      '/trailers',
      '/nl/trailers',
      undefined,
    ]);
    expect(locatePage(visit('/old', { isData: true }), rules)).toMatchObject({ kind: 'page', path: '/old' });
    expect(locatePage(visit('/', { isData: true, cookie: 'fr' }), rules)).toMatchObject({ kind: 'page', locale: 'de' });
  });
});
