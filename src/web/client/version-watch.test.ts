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

const release = (version: string) => ({ version, builtAt: `2026-01-0${version}T00:00:00.000Z` });

describe('the verdict', () => {
  test.each([
    ['2', undefined, '2', 'current'],
    ['2', '2', '2', 'current'],
    ['2', '1', '1', 'clear'],
    ['2', '1', '2', 'clear'],
    ['2', '2', '1', 'reload'],
    ['2', undefined, '1', 'reload'],
    ['1', '1', '2', 'current'],
    ['1', '2', '2', 'current'],
  ] as const)('deployed %s, kept %s, running %s → %s', (deployed, kept, running, verdict) => {
    const newest = { ...release(deployed), isSettled: true };
    expect(judgeVersion({ deployed: newest, kept, running: release(running), cleared: null })).toBe(verdict);
  });

  test.each([
    ['1', 'reload'],
    ['2', 'current'],
  ] as const)('nothing is cleared while releases take turns: running %s → %s', (running, verdict) => {
    const deployed = { ...release('2'), isSettled: false };
    expect(judgeVersion({ deployed, kept: '1', running: release(running), cleared: null })).toBe(verdict);
  });

  test('a release clears once', () => {
    const deployed = { ...release('2'), isSettled: true };
    expect(judgeVersion({ deployed, kept: '1', running: release('1'), cleared: '2' })).toBe('reload');
    expect(judgeVersion({ deployed, kept: '1', running: release('1'), cleared: '1' })).toBe('clear');
  });

  test('the same version built again changes nothing', () => {
    const deployed = { version: '2', builtAt: '2026-01-09T00:00:00.000Z', isSettled: true };
    expect(judgeVersion({ deployed, kept: '2', running: release('2'), cleared: null })).toBe('current');
  });
});

describe('the watch', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const verdicts: VersionVerdict[] = [];
  let stop = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    fetch.mockReset().mockImplementation(async () => Response.json({ ...release('2'), isSettled: true }));
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
    stop = watchVersion(release(running), (verdict) => verdicts.push(verdict));
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
    ['a version of which nobody knows the age', async () => Response.json({ version: '3' })],
  ])('%s gives no verdict', async (_, answer) => {
    fetch.mockImplementation(answer);
    start('1');
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(verdicts).toEqual([]);
  });
});
