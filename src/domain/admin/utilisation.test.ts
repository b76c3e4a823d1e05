import { describe, expect, test } from 'vitest';
import { countCovered, toPercent } from './utilisation.ts';

describe('rentals over a row of moments', () => {
  test('count at every moment they cover and at no other', () => {
    const rentals = [
      { first: 0, past: 2, count: 3 },
      { first: 1, past: 4, count: 1 },
      { first: 3, past: 4, count: 2 },
    ];
    expect(countCovered(rentals, 5)).toEqual([3, 4, 1, 3, 0]);
  });

  test('may reach to the last moment', () => {
    expect(countCovered([{ first: 2, past: 3, count: 1 }], 3)).toEqual([0, 0, 1]);
  });

  test('are none over no moments', () => {
    expect(countCovered([], 0)).toEqual([]);
  });
});

test.each([
  [38, 62, 61],
  [1, 3, 33],
  [0, 5, 0],
  [0, 0, 0],
  [5, 5, 100],
])('%i of %i are %i percent', (part, whole, percent) => {
  expect(toPercent(part, whole)).toBe(percent);
});
