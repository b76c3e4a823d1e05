// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTH_COOKIE } from './auth-cookie.ts';
import { isRefreshDue, REFRESH_PATH, REFRESH_THRESHOLD_SECONDS, refreshSession } from './refresh-session.ts';
import { deleteCookie, writeCookie } from './write-cookie.ts';

const NOW_MS = 1_800_000_000_000;
const NOW_SECONDS = NOW_MS / 1000;

const setExpiry = (seconds: number) => writeCookie(AUTH_COOKIE, String(seconds), 1);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS, toFake: ['Date'] });
});
afterEach(() => {
  deleteCookie(AUTH_COOKIE);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('when a refresh is due', () => {
  test('the threshold is five minutes', () => {
    expect(REFRESH_THRESHOLD_SECONDS).toBe(300);
  });

  test.each([
    ['past its end', -1, true],
    ['at its end', 0, true],
    ['five minutes before its end', 300, true],
    ['a second earlier', 301, false],
    ['half an hour before its end', 1800, false],
  ])('a session %s: %i seconds left → %s', (_, left, expected) => {
    expect(isRefreshDue(String(NOW_SECONDS + left), NOW_MS)).toBe(expected);
  });

  test.each([undefined, '', 'soon', '12.5', '-3', '1e9'])('the cookie %j asks for nothing', (cookie) => {
    expect(isRefreshDue(cookie, NOW_MS)).toBe(false);
  });
});

describe('refreshing', () => {
  test('without the cookie nothing is sent', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    vi.stubGlobal('fetch', fetch);
    await refreshSession();
    expect(fetch).not.toHaveBeenCalled();
  });

  test('twenty callers at once make one request', async () => {
    setExpiry(NOW_SECONDS + 10);
    const fetch = vi.fn<typeof globalThis.fetch>(async () => {
      setExpiry(NOW_SECONDS + 1800);
      return new Response(null, { status: 200 });
    });
    vi.stubGlobal('fetch', fetch);
    await Promise.all(Array.from({ length: 20 }, () => refreshSession()));
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(REFRESH_PATH, expect.objectContaining({ method: 'POST' }));
  });

  test('a failure is swallowed, and the next request tries again', async () => {
    setExpiry(NOW_SECONDS + 10);
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    await expect(refreshSession()).resolves.toBeUndefined();
    await refreshSession();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('a tab that waited for the lock finds the session renewed and sends nothing', async () => {
    setExpiry(NOW_SECONDS + 10);
    const fetch = vi.fn<typeof globalThis.fetch>();
    vi.stubGlobal('fetch', fetch);
    const request = vi.fn<(name: string, work: () => Promise<void>) => Promise<void>>(async (_name, work) => {
      setExpiry(NOW_SECONDS + 1800);
      await work();
    });
    vi.stubGlobal('navigator', { locks: { request } });
    await refreshSession();
    expect(request).toHaveBeenCalledTimes(1);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a wrong clock is seen through with the first answer', () => {
  const TWO_HOURS = 2 * 3600;

  /** A tab of its own, and a server whose clock differs; the cookie bears the server's time. */
  async function openTab(serverSeconds: number) {
    vi.resetModules();
    const tab = await import('./refresh-session.ts');
    const fetch = vi.fn<typeof globalThis.fetch>(async () => {
      const now = serverSeconds + Math.round((Date.now() - NOW_MS) / 1000);
      setExpiry(now + 1800);
      return new Response(null, { headers: { Date: new Date(now * 1000).toUTCString() } });
    });
    vi.stubGlobal('fetch', fetch);
    return { ...tab, fetch };
  }

  test('two hours ahead: what looks ended is not renewed over and over', async () => {
    const tab = await openTab(NOW_SECONDS - TWO_HOURS);
    setExpiry(NOW_SECONDS - TWO_HOURS + 1800);
    await tab.refreshSession();
    await tab.refreshSession();
    expect(tab.fetch).toHaveBeenCalledTimes(1);
    vi.setSystemTime(NOW_MS + 1500 * 1000);
    await tab.refreshSession();
    expect(tab.fetch).toHaveBeenCalledTimes(2);
  });

  test('two hours behind: after one refusal the session is renewed in time', async () => {
    const tab = await openTab(NOW_SECONDS + TWO_HOURS);
    const ended = String(NOW_SECONDS + TWO_HOURS - 60);
    setExpiry(Number(ended));
    await tab.refreshSession();
    expect(tab.fetch).not.toHaveBeenCalled();
    expect(await tab.renewRefusedSession(ended)).toBe(200);
    await tab.refreshSession();
    expect(tab.fetch).toHaveBeenCalledTimes(1);
    vi.setSystemTime(NOW_MS + 1500 * 1000);
    await tab.refreshSession();
    expect(tab.fetch).toHaveBeenCalledTimes(2);
  });
});
