import { expect, test } from 'vitest';
import { toInstant, toWallTime } from './wall-clock.ts';

test.each([
  ['2026-11-25T08:00', 'Europe/Berlin', '2026-11-25T07:00:00.000Z'],
  ['2026-07-01T00:00', 'Europe/Bucharest', '2026-06-30T21:00:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
])('%s in %s is %s, and back', (wall, zone, instant) => {
  expect(toInstant(wall, zone)).toBe(instant);
  expect(toWallTime(instant, zone)).toBe(wall);
});
