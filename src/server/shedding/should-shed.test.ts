import { expect, test } from 'vitest';
import { shouldShed } from './should-shed.ts';

const LIMITS = { delayMs: 20, queue: 16 };

test.each([
  // kind, delay, in flight → shed
  ['guest', 0, 0, false],
  ['guest', 0, 63, false],
  ['guest', 19, 63, false],
  ['guest', 20, 15, false],
  ['guest', 5000, 15, false],
  ['guest', 20, 16, true],
  ['guest', 0, 64, true],
  ['work', 20, 64, false],
  ['work', 5000, 127, false],
  ['work', 19, 511, false],
  ['work', 20, 128, true],
  ['work', 0, 512, true],
  ['vital', 60_000, 1_000_000, false],
] as const)('%s, %i ms of delay, %i in flight: shed %s', (kind, delayMs, inFlight, shed) => {
  expect(shouldShed(kind, { delayMs, inFlight }, LIMITS)).toBe(shed);
});
