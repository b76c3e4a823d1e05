import { expect, test } from 'vitest';
import { nextPlaces } from './next-places.ts';

test.each([
  // places, late, waiting → places
  ['a line and a loop on time make room', 3, false, 5, 4],
  ['room has an end', 24, false, 5, 24],
  ['a late loop takes half of it', 20, true, 5, 10],
  ['but never the last few', 4, true, 5, 3],
  ['a late loop without a line as well', 20, true, 0, 10],
  ['room that nobody needs goes away slowly', 20, false, 0, 19],
  ['down to the few', 3, false, 0, 3],
] as const)('%s: %i places, late: %s, %i waiting, then %i', (_, places, isLate, waiting, next) => {
  expect(nextPlaces(places, { isLate, waiting }, 3)).toBe(next);
});
