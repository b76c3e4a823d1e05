import { describe, expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

describe('a concurrency limit', () => {
  test('never runs more at once than allowed, and runs everything in order', async () => {
    const limit = createConcurrencyLimit({ atOnce: 2, waiting: 100 });
    let running = 0;
    let most = 0;
    const started: number[] = [];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        limit.run(async () => {
          started.push(index);
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setImmediate(resolve));
          running -= 1;
          return index;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(answers).toEqual(started);
    expect(answers).toHaveLength(20);
  });

  test('refuses at once when the line is full, and recovers', async () => {
    const limit = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = limit.run(() => promise);
    const second = limit.run(async () => 'second');
    expect(await limit.run(async () => 'third')).toBeUndefined();
    resolve('first');
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(await limit.run(async () => 'fourth')).toBe('fourth');
  });

  test('a failure frees its place', async () => {
    const limit = createConcurrencyLimit({ atOnce: 1, waiting: 0 });
    await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limit.run(async () => 'next')).toBe('next');
  });
});
