// @vitest-environment jsdom
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_SCOPE_ID } from '#web/page-scope.tsx';
import { guardNavigation } from './guard-navigation.ts';
import { forgetMe } from './kept-me.ts';
import { AUTH_COOKIE } from './auth-cookie.ts';
import { deleteCookie, writeCookie } from './write-cookie.ts';

const HOUR = 3600;
const asked: string[] = [];
const next = vi.fn<() => Promise<unknown>>(async () => ({}));

beforeEach(() => {
  const scope = document.createElement('script');
  scope.id = PAGE_SCOPE_ID;
  scope.type = 'application/json';
  scope.textContent = JSON.stringify({ config: { publicRoutes: ['/'], userCacheSeconds: 60 } });
  document.body.replaceChildren(scope);
  writeCookie(AUTH_COOKIE, String(Math.ceil(Date.now() / 1000) + HOUR), 1);
});
afterEach(() => {
  asked.length = 0;
  next.mockClear();
  forgetMe();
  deleteCookie(AUTH_COOKIE);
  vi.unstubAllGlobals();
});

/** What the server answers, asked who is signed in; `refresh` is what becomes of the session. */
function answer(status: number, refresh: () => Response = () => new Response('{}', { status: 401 })) {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url.endsWith('refresh-token') ? refresh() : new Response('{}', { status });
  });
}

async function goTo(path: string): Promise<unknown> {
  const url = new URL(path, 'https://shop.example');
  const args = { request: new Request(url), url, pattern: path, params: {}, context: new RouterContextProvider() };
  try {
    return await guardNavigation(args, next);
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('Location') : thrown;
  }
}

test('without the cookie nobody is asked: that is a guest', async () => {
  deleteCookie(AUTH_COOKIE);
  answer(200);
  expect(await goTo('/booking')).toBe('/login?redirect=%2Fbooking');
  expect(asked).toEqual([]);
});

test.each([500, 502, 503])('an API that answers %i makes no guest', async (status) => {
  answer(status);
  expect(await goTo('/booking')).toMatchObject({ name: 'ProblemError', status });
  expect(next).not.toHaveBeenCalled();
  expect(asked).toHaveLength(2);
});

test('a session that has ended makes one', async () => {
  answer(401, () => {
    deleteCookie(AUTH_COOKIE);
    return new Response('{}', { status: 401 });
  });
  expect(await goTo('/booking')).toBe('/login?redirect=%2Fbooking');
});

test('a session that the API refuses and yet renews is left to the server, or the login would send it back', async () => {
  answer(401, () => new Response('{}'));
  await goTo('/booking');
  expect(next).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(3);
});
