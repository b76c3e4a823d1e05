import { describe, expect, test } from 'vitest';

import { findRouteRule, type RouteRules, toMoved } from './route-rule.ts';

const RULES = {
  '/old': { to: '/trailers', status: 301 },
  '/rent/**': { to: '/trailers/**', status: 308 },
  '/rent/cool/**': { to: '/trailers?type=cool', status: 302 },
  '/en/imprint': { to: '/en/legal/imprint', status: 301 },
} as const;

const LANGUAGES = { locales: ['de', 'en', 'pl'], defaultLocale: 'de' };
const find = (path: string, rules: RouteRules = RULES) => findRouteRule(path, rules, LANGUAGES);

describe('a configured redirect', () => {
  test.each([
    ['/old', '/trailers', 301],
    ['/rent', '/trailers', 308],
    ['/rent/7/photos', '/trailers/7/photos', 308],
    ['/rent/cool', '/trailers?type=cool', 302],
    ['/rent/cool/7', '/trailers?type=cool', 302],
    ['/en/imprint', '/en/legal/imprint', 301],
  ])('leads from %s to %s with %i', (path, to, status) => {
    expect(find(path)).toEqual({ to, status });
  });

  test.each(['/', '/old/7', '/rental', '/imprint', '/toString', '/constructor'])('does not touch %s', (path) => {
    expect(find(path)).toBeUndefined();
  });

  test('may cover the whole site', () => {
    expect(find('/a/b', { '/**': { to: '/new/**', status: 302 } })).toEqual({ to: '/new/a/b', status: 302 });
  });
});

test.each([
  ['/trailers', '?type=box&gclid=x', '/trailers?type=box&gclid=x'],
  ['/trailers?type=cool', '?type=box&gclid=x', '/trailers?type=cool&gclid=x'],
  ['/trailers', '', '/trailers'],
])('the redirect to %s of a visit with %s leads to %s', (to, search, moved) => {
  expect(toMoved(to, search)).toBe(moved);
});

describe('in other languages', () => {
  const rules: RouteRules = {
    '/old': { to: '/trailers', status: 301 },
    '/start': { to: '/', status: 302 },
    '/tour/**': { to: '/trailers/**', status: 308 },
    '/about': { to: 'https://company.example/about', status: 302 },
    '/blog': { to: '//blog.example', status: 302 },
    '/terms-en': { to: '/en/legal/terms', status: 301 },
    '/agb': { to: '/de/legal/terms', status: 301 },
    '/docs': { to: '/_app/api-docs', status: 302 },
    '/feed': { to: '/sitemap.xml?all', status: 302 },
    '/open': { to: '/api/openapi', status: 302 },
    '/en/old': { to: '/en/trailers?type=box', status: 302 },
    '/pl/tour/**': { to: '/pl', status: 302 },
  };
  test.each([
    ['/old', '/trailers'],
    ['/pl/old', '/pl/trailers'],
    ['/en/old', '/en/trailers?type=box'],
    ['/en/start', '/en'],
    ['/en/tour', '/en/trailers'],
    ['/en/tour/7/photos', '/en/trailers/7/photos'],
    ['/pl/tour/7', '/pl'],
    ['/en/about', 'https://company.example/about'],
    ['/en/blog', '//blog.example'],
    ['/pl/terms-en', '/en/legal/terms'],
    ['/pl/agb', '/de/legal/terms'],
    ['/pl/docs', '/_app/api-docs'],
    ['/pl/feed', '/sitemap.xml?all'],
    ['/pl/open', '/api/openapi'],
  ])('%s leads to %s', (path, to) => {
    expect(find(path, rules)?.to).toBe(to);
  });

  test.each(['/pl', '/pl/oldest', '/pl/en/old', '/xx/old', '/de/old'])('%s is left alone', (path) => {
    expect(find(path, rules)).toBeUndefined();
  });

  test('a rule for everything keeps the language in front', () => {
    expect(find('/pl/a/b', { '/**': { to: '/new/**', status: 302 } })?.to).toBe('/pl/new/a/b');
  });
});
