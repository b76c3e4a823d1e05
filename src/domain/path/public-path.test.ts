import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isPublicPath } from './public-path.ts';

const PUBLIC_ROUTES = ['/', '/trailers', '/login', '/register', '/sign-up', '/external', '/legal/terms'];

describe('a guest', () => {
  test.each(['/', '/trailers', '/trailers/7', '/login', '/sign-up/a/b/c', '/external/map-7', '/legal/terms'])(
    'may open %s',
    (path) => {
      expect(isPublicPath(path, PUBLIC_ROUTES)).toBe(true);
    },
  );

  test.each([
    '/cart',
    '/login-as',
    '/loginx',
    '/LOGIN',
    '/login.',
    '/trailersx/1',
    '/legal',
    '/legal/termsx',
    '/en/login',
    '/admin/login',
  ])('may not open %s', (path) => {
    expect(isPublicPath(path, PUBLIC_ROUTES)).toBe(false);
  });

  test('finds everything closed when nothing is listed', () => {
    const segment = fc.constantFrom('login', 'trailers', 'cart', '');
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        expect(isPublicPath(`/${segments.join('/')}`, [])).toBe(false);
      }),
    );
  });

  test('finds nothing but the root open when only the root is listed', () => {
    expect(isPublicPath('/', ['/'])).toBe(true);
    expect(isPublicPath('/cart', ['/'])).toBe(false);
  });
});
