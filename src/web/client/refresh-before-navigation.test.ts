// @vitest-environment jsdom
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { refreshBeforeNavigation } from './refresh-before-navigation.ts';
import { AUTH_COOKIE } from './auth-cookie.ts';
import { REFRESH_PATH } from './refresh-session.ts';
import { deleteCookie, writeCookie } from './write-cookie.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  deleteCookie(AUTH_COOKIE);
});

test('the router’s data requests wait for the refresh, and go on if it fails', async () => {
  const order: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    order.push(url);
    throw new TypeError('Failed to fetch');
  });
  writeCookie(AUTH_COOKIE, '1', 1);
  const url = new URL('https://shop.example/booking');
  const request = new Request(url);
  await refreshBeforeNavigation(
    { request, url, pattern: '/booking', params: {}, context: new RouterContextProvider() },
    async () => {
      order.push('navigation');
    },
  );
  expect(order).toEqual([REFRESH_PATH, 'navigation']);
});
