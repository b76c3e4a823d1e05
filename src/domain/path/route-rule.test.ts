import { describe, expect, test } from 'vitest';

import { findRouteRule } from './route-rule.ts';

const RULES = {
  '/old': { to: '/trailers', status: 301 },
  '/rent/**': { to: '/trailers/**', status: 308 },
  '/rent/cool/**': { to: '/trailers?type=cool', status: 302 },
  '/en/imprint': { to: '/en/legal/imprint', status: 301 },
} as const;

describe('a configured redirect', () => {
  test.each([
    ['/old', '/trailers', 301],
    ['/rent', '/trailers', 308],
    ['/rent/7/photos', '/trailers/7/photos', 308],
    ['/rent/cool', '/trailers?type=cool', 302],
    ['/rent/cool/7', '/trailers?type=cool', 302],
    ['/en/imprint', '/en/legal/imprint', 301],
  ])('leads from %s to %s with %i', (path, to, status) => {
    expect(findRouteRule(path, RULES)).toEqual({ to, status });
  });

  test.each(['/', '/old/7', '/rental', '/imprint', '/toString', '/constructor'])('does not touch %s', (path) => {
    expect(findRouteRule(path, RULES)).toBeUndefined();
  });

  test('may cover the whole site', () => {
    expect(findRouteRule('/a/b', { '/**': { to: '/new/**', status: 302 } })).toEqual({ to: '/new/a/b', status: 302 });
  });
});
