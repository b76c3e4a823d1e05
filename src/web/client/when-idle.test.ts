import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Keeps to what it was told, and never has a moment to spare. */
function meetBusyBrowser() {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? undefined : setTimeout(work, options.timeout),
  );
  vi.stubGlobal('cancelIdleCallback', (handle?: NodeJS.Timeout) => clearTimeout(handle));
}

test('work is done in the end where the browser never calls itself idle', () => {
  meetBusyBrowser();
  const work = vi.fn<() => void>();
  whenIdle(work);
  vi.advanceTimersByTime(4000);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(work).toHaveBeenCalledOnce();
});

test('work that was taken back is not done', () => {
  meetBusyBrowser();
  const work = vi.fn<() => void>();
  whenIdle(work)();
  vi.advanceTimersByTime(6000);
  expect(work).not.toHaveBeenCalled();
});

test('browsers without idle moments get to it soon', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const work = vi.fn<() => void>();
  whenIdle(work);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledOnce();
});
