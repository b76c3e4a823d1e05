// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCookie } from './read-cookie.ts';
import {
  judgeVersion,
  VERSION_COOKIE,
  VERSION_PATH,
  VERSION_POLL_MS,
  type VersionVerdict,
  watchVersion,
} from './version-watch.ts';
import { deleteCookie, writeCookie } from './write-cookie.ts';

describe('the verdict', () => {
  test.each([
    ['2', undefined, '2', 'current'],
    ['2', '2', '2', 'current'],
    ['2', '1', '1', 'clear'],
    ['2', '1', '2', 'clear'],
    ['2', '2', '1', 'reload'],
    ['2', undefined, '1', 'reload'],
  ] as const)('deployed %s, kept %s, running %s → %s', (deployed, kept, running, verdict) => {
    expect(judgeVersion({ deployed, kept, running })).toBe(verdict);
  });
});

describe('the watch', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const verdicts: VersionVerdict[] = [];
  let stop = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    fetch.mockReset().mockImplementation(async () => Response.json({ version: '2' }));
    vi.stubGlobal('fetch', fetch);
    verdicts.length = 0;
  });
  afterEach(() => {
    stop();
    deleteCookie(VERSION_COOKIE);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const start = (running: string) => {
    stop = watchVersion(running, (verdict) => verdicts.push(verdict));
  };

  test('asks at once, every five minutes, on focus and on reconnect', async () => {
    expect(VERSION_POLL_MS).toBe(300_000);
    start('2');
    expect(fetch).toHaveBeenCalledWith(VERSION_PATH, { cache: 'no-store' });
    await vi.advanceTimersByTimeAsync(VERSION_POLL_MS);
    expect(fetch).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    expect(fetch).toHaveBeenCalledTimes(4);
    stop();
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(VERSION_POLL_MS);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  test('notes the running version where none is kept', async () => {
    start('2');
    expect(readCookie(VERSION_COOKIE)).toBe('2');
    await vi.waitFor(() => expect(verdicts).toEqual(['current']));
  });

  test('a cookie of another version asks for the clearing', async () => {
    writeCookie(VERSION_COOKIE, '1', 1);
    start('1');
    await vi.waitFor(() => expect(verdicts).toEqual(['clear']));
  });

  test.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error', async () => new Response('no', { status: 502 })],
    ['a page instead', async () => new Response('<html>')],
    ['something else', async () => Response.json({ v: 3 })],
  ])('%s gives no verdict', async (_, answer) => {
    fetch.mockImplementation(answer);
    start('1');
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(verdicts).toEqual([]);
  });
});
