import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ServerWatch, watchServer } from './watch-server.ts';

const ask = vi.fn<() => void>();
const onDead = vi.fn<() => void>();
let watch: ServerWatch;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.clearAllMocks();
  watch = watchServer(ask, onDead);
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

test('a server that answers is asked again and again, and is never silent', () => {
  ask.mockImplementation(watch.hear);
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(30);
  expect(watch.isSilent()).toBe(false);
  expect(watch.silentMs()).toBe(0);
});

test.each([
  { afterMs: 3_999, isSilent: false, silentMs: 1_999 },
  { afterMs: 6_000, isSilent: true, silentMs: 4_000 },
  { afterMs: 30_000, isSilent: true, silentMs: 28_000 },
])('a server that has not answered is silent for $silentMs ms after $afterMs', ({ afterMs, isSilent, silentMs }) => {
  ask.mockReset();
  vi.advanceTimersByTime(afterMs);
  expect(watch.isSilent()).toBe(isSilent);
  expect(watch.silentMs()).toBe(silentMs);
  expect(onDead).not.toHaveBeenCalled();
});

test('one late answer is enough, and none at all is the end', () => {
  ask.mockReset();
  vi.advanceTimersByTime(29_000);
  watch.hear();
  expect(watch.isSilent()).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(onDead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(onDead).toHaveBeenCalledOnce();
});
