// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryPageData } from './fetch-page-data.ts';
import { RETRY_STATUSES } from './retry-rule.ts';

const PAGE = 'http://localhost:3000/trailers.data';
const fetch = vi.fn<typeof globalThis.fetch>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset().mockImplementation(async () => new Response());
  window.fetch = fetch;
  stop = retryPageData('1');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answerOnce = (status: number, headers: Record<string, string> = {}) =>
  fetch.mockResolvedValueOnce(new Response('', { status, headers }));
const failOnce = () => fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));

test.each(RETRY_STATUSES)('data is asked for once more after %i', async (status) => {
  answerOnce(status);
  expect((await window.fetch(PAGE)).status).toBe(200);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('and after no answer', async () => {
  failOnce();
  expect((await window.fetch(PAGE)).status).toBe(200);
});

test('a second failure is a problem, a conflict an answer', async () => {
  answerOnce(503);
  answerOnce(502);
  await expect(window.fetch(PAGE)).rejects.toMatchObject({ name: 'ProblemError', status: 502 });
  failOnce();
  failOnce();
  await expect(window.fetch(PAGE)).rejects.toMatchObject({ name: 'ProblemError', status: 0 });
  answerOnce(409);
  answerOnce(409);
  expect((await window.fetch(PAGE)).status).toBe(409);
  expect(fetch).toHaveBeenCalledTimes(6);
});

test('data is asked for in the name of the release that runs here', async () => {
  await window.fetch(new URL(PAGE), { headers: { Accept: 'a' } });
  const headers = new Headers(fetch.mock.lastCall?.[1]?.headers);
  expect([headers.get('X-App-Version'), headers.get('Accept')]).toEqual(['1', 'a']);
});

test('data of another release is asked for past all caches, and is no data if it stays the same', async () => {
  answerOnce(200, { 'X-App-Version': '2' });
  answerOnce(200, { 'X-App-Version': '1' });
  expect((await window.fetch(PAGE)).headers.get('X-App-Version')).toBe('1');
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ cache: 'reload' });
  answerOnce(409, { 'X-App-Version': '2' });
  answerOnce(409, { 'X-App-Version': '2' });
  await expect(window.fetch(PAGE)).rejects.toMatchObject({ name: 'ProblemError', status: 409 });
});

test.each([401, 403, 404])('%i is an answer', async (status) => {
  answerOnce(status);
  expect((await window.fetch(PAGE)).status).toBe(status);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('without a line nothing is tried again', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  failOnce();
  await expect(window.fetch(PAGE)).rejects.toMatchObject({ status: 0 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the second request waits as long as the server asks, unless somebody goes elsewhere', async () => {
  answerOnce(503, { 'Retry-After': '2' });
  const data = window.fetch(PAGE);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await data).status).toBe(200);

  answerOnce(503, { 'Retry-After': '2' });
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 500);
  const dropped = window.fetch(PAGE, { signal: controller.signal }).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(500);
  expect(await dropped).toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('calls of the API are not asked for again here', async () => {
  answerOnce(503);
  expect((await window.fetch('/api/cart')).status).toBe(503);
});
