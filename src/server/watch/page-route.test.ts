import { expect, test } from 'vitest';
import { SITE_MAP } from '#web/site-map.ts';
import { pageRoute } from './page-route.ts';

test('every page is known by its pattern', () => {
  for (const { path } of SITE_MAP) expect(pageRoute(path)).toBe(path);
});

test.each([
  { path: '/', route: '/' },
  { path: '/trailers/8c5b', route: '/trailers/:trailerId' },
  { path: '/cart/services', route: '/cart/services' },
  { path: '/trailers/8c5b/more', route: 'unknown page' },
  { path: '/wp-login.php', route: 'unknown page' },
])('$path is counted as $route', ({ path, route }) => {
  expect(pageRoute(path)).toBe(route);
});
