import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { MOST_TURNAROUND_HOURS } from '#domain/trailer/turnaround.ts';
import { isTightChangeover, LONGEST_TIGHT_HOURS } from './tight-changeover.ts';

const returnAt = Temporal.Instant.from('2026-11-17T08:00:00Z');

test.each([
  [2, 3, true],
  [2, 4, false],
  [6, 7, true],
  [6, 8, false],
])('with a turnaround of %i hours, leaving %i hours after the return is tight: %s', (turnaround, hours, isTight) => {
  expect(isTightChangeover(turnaround, returnAt, returnAt.add({ hours }))).toBe(isTight);
});

test('no turnaround needs longer than the longest', () => {
  const pickUpAt = returnAt.add({ hours: LONGEST_TIGHT_HOURS });
  expect(isTightChangeover(MOST_TURNAROUND_HOURS, returnAt, pickUpAt)).toBe(false);
});
