import { expect, test } from 'vitest';
import { runEach } from './run-each.ts';

test('a list is worked off in its order, and never more than so many at once', async () => {
  const begun: number[] = [];
  let open = 0;
  let most = 0;
  await runEach([1, 2, 3, 4, 5, 6, 7], {
    atOnce: 3,
    isStopped: () => false,
    work: async (item) => {
      begun.push(item);
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
    },
  });
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('what has begun is finished after a stop, and nothing more is begun', async () => {
  const finished: number[] = [];
  let isStopped = false;
  await runEach([1, 2, 3, 4, 5], {
    atOnce: 2,
    isStopped: () => isStopped,
    work: async (item) => {
      isStopped = true;
      await Promise.resolve();
      finished.push(item);
    },
  });
  expect(finished).toEqual([1]);
});
