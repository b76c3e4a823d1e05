// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPatiently } from './load-patiently.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusing = () => vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));

test('what cannot be loaded is tried again whenever a line comes', async () => {
  const load = refusing();
  const loaded = loadPatiently(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue('part');
  window.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('part');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('without a word of the browser it is tried again more and more seldom', async () => {
  const load = refusing();
  void loadPatiently(load);
  const attempts = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return load.mock.calls.length;
  };
  expect(await attempts(3999)).toBe(1);
  expect(await attempts(1)).toBe(2);
  expect(await attempts(7999)).toBe(2);
  expect(await attempts(1)).toBe(3);
  expect(await attempts(3_600_000)).toBeLessThan(65);
});
