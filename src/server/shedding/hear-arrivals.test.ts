import { expect, test, vi } from 'vitest';
import { hearArrivals } from './hear-arrivals.ts';

const nextTurn = () => new Promise(setImmediate);

test('after a turn without newcomers it goes on', async () => {
  const { whenQuiet } = hearArrivals();
  const then = vi.fn<() => void>();
  whenQuiet(then);
  whenQuiet(then);
  expect(then).not.toHaveBeenCalled();
  await nextTurn();
  expect(then).toHaveBeenCalledOnce();
});

test('newcomers are heard first, but not for ever', async () => {
  const { arrive, whenQuiet } = hearArrivals();
  const then = vi.fn<() => void>();
  whenQuiet(then);
  let turns = 0;
  while (then.mock.calls.length === 0) {
    arrive();
    await nextTurn();
    turns += 1;
  }
  expect(turns).toBeGreaterThan(10);
  expect(turns).toBeLessThan(100);
  whenQuiet(then);
  await nextTurn();
  expect(then).toHaveBeenCalledTimes(2);
});
