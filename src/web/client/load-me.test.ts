// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetMe } from './kept-me.ts';
import { loadMe } from './load-me.ts';

const CACHE_SECONDS = 60;

const answer = vi.fn<typeof globalThis.fetch>(
  async () => new Response('{"user":{}}', { headers: { 'Content-Type': 'application/json' } }),
);

beforeEach(() => {
  forgetMe();
  answer.mockClear();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the user is asked for once a minute', async () => {
  await Promise.all([loadMe(CACHE_SECONDS), loadMe(CACHE_SECONDS)]);
  vi.advanceTimersByTime(59_999);
  await loadMe(CACHE_SECONDS);
  expect(answer).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await loadMe(CACHE_SECONDS);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a forced reload asks again and is kept in turn', async () => {
  await loadMe(CACHE_SECONDS);
  await loadMe(CACHE_SECONDS, { force: true });
  await loadMe(CACHE_SECONDS);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a failure is not kept', async () => {
  answer.mockResolvedValueOnce(new Response('{}', { status: 401 }));
  await expect(loadMe(CACHE_SECONDS)).rejects.toMatchObject({ status: 401 });
  await expect(loadMe(CACHE_SECONDS)).resolves.toEqual({ user: {} });
});

test('after a change of person the user is asked for afresh', async () => {
  await loadMe(CACHE_SECONDS);
  forgetMe();
  await loadMe(CACHE_SECONDS);
  expect(answer).toHaveBeenCalledTimes(2);
});
