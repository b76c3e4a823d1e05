import { expect, test } from 'vitest';
import { shouldShed } from './should-shed.ts';

const LIMITS = { delayMs: 40, queue: 16 };

test.each([
  // kind, late before, delay, in flight → shed
  ['guest', false, 0, 0, false],
  ['guest', true, 0, 200, false],
  ['guest', true, 39, 200, false],
  ['guest', true, 40, 15, false],
  ['guest', true, 5000, 15, false],
  ['guest', false, 5000, 200, false],
  ['guest', true, 40, 16, true],
  ['guest', false, 0, 255, false],
  ['guest', false, 0, 256, true],
  ['work', true, 40, 16, false],
  ['work', true, 319, 2000, false],
  ['work', true, 5000, 127, false],
  ['work', true, 320, 128, true],
  ['work', false, 0, 256, false],
  ['work', false, 0, 2048, true],
  ['vital', true, 60_000, 1_000_000, false],
] as const)('%s, late before: %s, %i ms of delay, %i in flight: shed %s', (kind, isLate, delayMs, inFlight, shed) => {
  expect(shouldShed(kind, { isLate, delayMs, inFlight }, LIMITS)).toBe(shed);
});
