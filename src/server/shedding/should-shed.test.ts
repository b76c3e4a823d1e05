import { expect, test } from 'vitest';
import { shouldShed } from './should-shed.ts';

const LIMITS = { few: 2, short: 8, queue: 32, waitMs: 500 };

test.each([
  // waiting, inside, ms for each → shed
  ['nobody waits', 0, 3, 10_000, false],
  ['the connections of one browser wait on a slow machine', 7, 3, 10_000, false],
  ['a short line that takes too long', 8, 3, 60, true],
  ['a short line that takes just as long as it may', 8, 3, 55, false],
  ['a longer line where each is quick', 31, 3, 15, false],
  ['a longer line where each is not so quick', 31, 3, 16, true],
  ['a longer line of which nobody knows anything yet', 31, 3, 0, false],
  ['the longest line', 32, 3, 0, true],
  ['many inside, kept by a slow database', 0, 127, 0, false],
  ['too many inside', 0, 128, 0, true],
] as const)('%s: %i waiting, %i inside, %i ms each, shed: %s', (_, waiting, inside, turnMs, shed) => {
  expect(shouldShed({ waiting, inside, turnMs }, LIMITS)).toBe(shed);
});
