import { expect, test } from 'vitest';
import { nextPlaces } from './next-places.ts';

const IDLE = { isLate: false, isIdle: true };
const BUSY = { isLate: false, isIdle: false };
const LATE = { isLate: true, isIdle: false };

test.each([
  // places, waiting, pulse → places
  ['a line and an idle loop make room', 3, 5, IDLE, 4],
  ['room has an end', 24, 5, IDLE, 24],
  ['a busy loop makes none', 3, 5, BUSY, 3],
  ['a late loop takes half of it', 20, 5, LATE, 10],
  ['also if it is idle at times', 20, 5, { isLate: true, isIdle: true }, 10],
  ['but never the last few', 4, 5, LATE, 3],
  ['a late loop without a line as well', 20, 0, LATE, 10],
  ['room that nobody needs goes away slowly', 20, 0, IDLE, 19],
  ['down to the few', 3, 0, IDLE, 3],
] as const)('%s: %i places, %i waiting, %o, then %i', (_, places, waiting, pulse, next) => {
  expect(nextPlaces(places, waiting, pulse, 3)).toBe(next);
});
