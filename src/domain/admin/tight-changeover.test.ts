import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { isTightChangeover, LONGEST_TIGHT_HOURS } from './tight-changeover.ts';

const returnAt = Temporal.Instant.from('2026-11-17T08:00:00Z');

test.each([
  ['plane', 3, true],
  ['plane', 4, false],
  ['cool', 7, true],
  ['cool', 8, false],
])('a %s that leaves %i hours after its return: tight is %s', (type, hours, isTight) => {
  expect(isTightChangeover(type, returnAt, returnAt.add({ hours }))).toBe(isTight);
});

test('no type needs longer than the longest', () => {
  expect(isTightChangeover('cool', returnAt, returnAt.add({ hours: LONGEST_TIGHT_HOURS }))).toBe(false);
});
