import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { safePath } from './safe-path.ts';

describe('a redirect target', () => {
  test.each([
    ['/', '/'],
    ['/cart', '/cart'],
    ['/cart/', '/cart'],
    ['/en/trailers?type=cool&from=2026-11-20T09:00', '/en/trailers?type=cool&from=2026-11-20T09:00'],
    ['/trailers?q=a%2Fb#map', '/trailers?q=a%2Fb#map'],
    ['/login?redirect=%2Fcart', '/login?redirect=%2Fcart'],
    ['/login?redirect=//evil.example', '/login?redirect=//evil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/sign-up/jürgen', '/sign-up/j%C3%BCrgen'],
  ])('%s is a path of this site', (target, path) => {
    expect(safePath(target)).toBe(path);
  });

  test.each([
    '',
    'cart',
    'https://evil.example',
    'https:/cart',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\n/evil.example',
    '/cart\r\nSet-Cookie: a=b',
    '/cart?x=%0d%0aSet-Cookie:a=b',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/%2F/evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/%09/evil.example',
    '/cart;jsessionid=1',
    '/cart?next=\\evil',
    '/%zz',
    `/${'a'.repeat(2048)}`,
    undefined,
    null,
    7,
    ['/cart'],
  ])('%j is refused', (target) => {
    expect(safePath(target)).toBeUndefined();
  });

  test('whatever goes in, a browser on this site stays on it', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '..',
        '.',
        '@',
        ':',
        '?',
        '#',
        '%2F',
        '%5C',
        '%09',
        '\t',
        'evil.example',
        'https:',
      ),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const path = safePath(`/${pieces.join('')}`);
        if (path === undefined) return;
        expect(new URL(path, 'https://shop.example/login').origin).toBe('https://shop.example');
        expect(safePath(path)).toBe(path);
      }),
      { numRuns: 1000 },
    );
  });
});
