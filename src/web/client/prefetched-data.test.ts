// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginPrefetch, keepDataFresh, outdatePrefetchedData, PREFETCH_FRESH_MS } from './prefetched-data.ts';

const PAGE = 'http://localhost:3000/trailers.data';
const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
let stop = () => {};

// What the browser notes of its requests, which jsdom does not have.
const getEntriesByName = vi.fn<() => { transferSize: number; startTime: number }[]>();
const setResourceTimingBufferSize = vi.fn<(size: number) => void>();
const noteRequest = (fields: { transferSize: number; startTime?: number }) =>
  getEntriesByName.mockImplementation(() => [{ startTime: performance.now(), ...fields }]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('performance', { now: () => Date.now(), getEntriesByName, setResourceTimingBufferSize });
  noteRequest({ transferSize: 900 });
  fetch.mockClear();
  window.fetch = fetch;
  stop = keepDataFresh();
});
afterEach(() => {
  stop();
  outdatePrefetchedData();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cacheOf = async (url: string | URL) => {
  await window.fetch(url, { method: 'GET' });
  return fetch.mock.lastCall?.[1]?.cache;
};

test('half a minute is the limit', () => {
  expect(PREFETCH_FRESH_MS).toBe(30_000);
});

test('what was fetched ahead a moment ago may be used', async () => {
  beginPrefetch()(PAGE);
  expect(await cacheOf(new URL(PAGE))).toBeUndefined();
});

test('what is older is asked for anew', async () => {
  beginPrefetch()(PAGE);
  vi.advanceTimersByTime(PREFETCH_FRESH_MS);
  expect(await cacheOf(new URL(PAGE))).toBe('reload');
  beginPrefetch()(PAGE);
  expect(await cacheOf(PAGE)).toBeUndefined();
});

test('and so is everything after a write', async () => {
  beginPrefetch()(PAGE);
  outdatePrefetchedData();
  expect(await cacheOf(PAGE)).toBe('reload');
});

test('what a write has overtaken is not taken either', async () => {
  const note = beginPrefetch();
  outdatePrefetchedData();
  note(PAGE);
  expect(await cacheOf(PAGE)).toBe('reload');
});

test('what came out of the browser’s cache is not taken: it may be older than the last write', async () => {
  noteRequest({ transferSize: 0 });
  beginPrefetch()(PAGE);
  expect(await cacheOf(PAGE)).toBe('reload');
  noteRequest({ transferSize: 900, startTime: -1 });
  beginPrefetch()(PAGE);
  expect(await cacheOf(PAGE)).toBe('reload');
  getEntriesByName.mockReturnValue([]);
  beginPrefetch()(PAGE);
  expect(await cacheOf(PAGE)).toBe('reload');
});

test('the browser is asked to note more requests than it would', () => {
  expect(setResourceTimingBufferSize).toHaveBeenLastCalledWith(2000);
});

test('what another tab has fetched ahead is not taken', async () => {
  expect(await cacheOf('/booking.data?page=2')).toBe('reload');
});

test('other requests are left alone', async () => {
  expect(await cacheOf('/api/cart')).toBeUndefined();
});
