import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createPrefetchQueue,
  isPrefetchable,
  MAX_CONCURRENT_PREFETCHES,
  PREFETCH_TIMEOUT_MS,
} from './prefetch-queue.ts';
import { PREFETCH_FRESH_MS } from './prefetched-data.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const openQueue = () => {
  const queue = createPrefetchQueue();
  queue.open();
  return queue;
};

describe('pages that may be fetched ahead', () => {
  test.each(['/checkout', '/checkout/1', '/pl/checkout', '/pl/checkout/1?x=2', '/checkout?x', '/checkout#a'])(
    '%s never is',
    (path) => {
      expect(isPrefetchable(path)).toBe(false);
      const queue = openQueue();
      queue.enqueue(path);
      expect(queue.getRunning()).toEqual([]);
    },
  );

  test.each(['/', '/trailers', '/pl', '/cart', '/trailer-checkout/1/2', '/trailers?q=/checkout'])(
    '%s may be',
    (path) => {
      expect(isPrefetchable(path)).toBe(true);
    },
  );
});

describe('the queue', () => {
  test('runs five pages at once and the rest in order', () => {
    expect(MAX_CONCURRENT_PREFETCHES).toBe(5);
    const queue = openQueue();
    for (let page = 1; page <= 7; page += 1) queue.enqueue(`/p${page}`);
    expect(queue.getRunning()).toEqual(['/p1', '/p2', '/p3', '/p4', '/p5']);
    queue.finish('/p3');
    expect(queue.getRunning()).toEqual(['/p1', '/p2', '/p4', '/p5', '/p6']);
  });

  test('waits until something is there to load the pages', () => {
    const queue = createPrefetchQueue();
    queue.enqueue('/a');
    expect(queue.getRunning()).toEqual([]);
    queue.open();
    expect(queue.getRunning()).toEqual(['/a']);
  });

  test('takes a page once, and again only after a while', () => {
    const queue = openQueue();
    queue.enqueue('/a');
    queue.enqueue('/a');
    expect(queue.getRunning()).toEqual(['/a']);
    queue.finish('/a');
    queue.enqueue('/a');
    expect(queue.getRunning()).toEqual([]);
    vi.advanceTimersByTime(PREFETCH_FRESH_MS);
    queue.enqueue('/a');
    expect(queue.getRunning()).toEqual(['/a']);
  });

  test('lets go of a page that has not begun', () => {
    const queue = openQueue();
    for (let page = 1; page <= 5; page += 1) queue.enqueue(`/p${page}`);
    const takeBack = queue.enqueue('/p6');
    takeBack();
    queue.finish('/p1');
    expect(queue.getRunning()).not.toContain('/p6');
  });

  test('a page that never ends gives up its place', () => {
    const queue = openQueue();
    for (let page = 1; page <= 6; page += 1) queue.enqueue(`/p${page}`);
    vi.advanceTimersByTime(PREFETCH_TIMEOUT_MS);
    expect(queue.getRunning()).toEqual(['/p6']);
  });

  test('tells its listeners of every change', () => {
    const queue = openQueue();
    const listener = vi.fn<() => void>();
    queue.subscribe(listener);
    queue.enqueue('/a');
    queue.finish('/a');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
