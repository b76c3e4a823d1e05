import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinSearch, splitSearch, toErrand } from './errand.ts';

test.each([
  ['/trailers', '/trailers'],
  ['/trailers?type=cool&depot=HAM', '/trailers?type=cool&depot=HAM'],
  [
    '/trailers/7f?from=2026-11-20T09:00&to=2026-11-24T09:00&service=tracking',
    '/trailers/7f?from=2026-11-20T09:00&to=2026-11-24T09:00&service=tracking',
  ],
  ['/trailers?gclid=click&type=cool&utm_source=mail', '/trailers?type=cool'],
  ['/trailers#map', '/trailers#map'],
])('%s is an errand', (target, errand) => {
  expect(toErrand(target)).toBe(errand);
});

test.each([
  '/',
  '/cart',
  '/register/a-secret',
  '/reset-account/a-secret',
  '/api/trailers',
  '/trailersx',
  '/trailers/../register/a-secret',
  '/trailers/%2e%2e/cart',
  'https://evil.example/trailers',
  '//evil.example/trailers',
  '/trailers\\evil',
  '/trailers?x=%0d%0aSet-Cookie:a=b',
  `/trailers?q=${'a'.repeat(2048)}`,
  '',
  undefined,
  7,
])('%j is none', (target) => {
  expect(toErrand(target)).toBeUndefined();
});

test('whatever follows, an errand stays among the trailers of this site', () => {
  const piece = fc.oneof(fc.constantFrom('/', '//', '..', '%2e', '?', '#', '@', ':', 'evil.example'), fc.string());
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const errand = toErrand(`/trailers${pieces.join('')}`);
      if (errand === undefined) return;
      const { origin, pathname } = new URL(errand, 'https://shop.example/login');
      expect(origin).toBe('https://shop.example');
      expect(pathname).toMatch(/^\/trailers(?:\/|$)/);
      expect(toErrand(errand)).toBe(errand);
    }),
  );
});

test.each([
  ['/trailers/7f?from=2026-11-20T09%3A00&service=tracking', '/trailers?type=cool&place=53.5,10'],
  ['/trailers/7f', '/trailers?depot=HAM'],
])('%s travels with its search %s and comes out as it was', (errand, search) => {
  const joined = joinSearch(errand, search);
  expect(toErrand(joined)).toBe(joined);
  expect(splitSearch(joined)).toEqual({ path: errand, search: search.split('?')[1] });
});

test.each([
  ['/trailers?type=cool', '/trailers?type=box'],
  ['/trailers/7f?from=2026-11-20T09:00', undefined],
  ['/trailers/7f?from=2026-11-20T09:00', '/trailers'],
  ['/trailers/7f?from=2026-11-20T09:00', `/trailers?q=${'a'.repeat(2040)}`],
])('%s travels alone', (errand, search) => {
  expect(joinSearch(errand, search)).toBe(errand);
  expect(splitSearch(errand)).toEqual({ path: errand, search: undefined });
});
