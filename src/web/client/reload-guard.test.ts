// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RELOAD_GUARD_MS, reloadGuarded } from './reload-guard.ts';

const page = {
  href: 'https://shop.example/pl/cart?a=1',
  assign: vi.fn<(url: string) => void>(),
  reload: vi.fn<() => void>(),
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('the guard lasts ten seconds', () => {
  expect(RELOAD_GUARD_MS).toBe(10_000);
  expect(reloadGuarded('/a', page)).toBe(true);
  vi.advanceTimersByTime(9_999);
  expect(reloadGuarded('/a', page)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reloadGuarded('/a', page)).toBe(true);
  expect(page.assign).toHaveBeenCalledTimes(2);
});

test('another page is gone to, the page in view is reloaded', () => {
  reloadGuarded('/pl/booking', page);
  expect(page.assign).toHaveBeenCalledWith('https://shop.example/pl/booking');
  sessionStorage.clear();
  reloadGuarded('/pl/cart?a=1', page);
  expect(page.reload).toHaveBeenCalledTimes(1);
});
