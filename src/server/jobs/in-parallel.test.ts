import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test.each([
  { parts: [], atOnce: 3, most: 0 },
  { parts: [1], atOnce: 3, most: 1 },
  { parts: [1, 2, 3, 4, 5, 6, 7], atOnce: 3, most: 3 },
  { parts: [1, 2, 3], atOnce: 1, most: 1 },
])('$parts.length parts, $atOnce at once: $most run side by side and the answers keep their order', async (example) => {
  let running = 0;
  let most = 0;
  const done = await inParallel(example.parts, example.atOnce, async (part) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return part * 10;
  });
  expect(done).toEqual(example.parts.map((part) => part * 10));
  expect(most).toBe(example.most);
});
