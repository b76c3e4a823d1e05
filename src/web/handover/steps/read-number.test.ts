import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each([
  ['120500', 120_500],
  ['120.500', 120_500],
  ['120,500', 120_500],
  ['1 120 500', 1_120_500],
  ['1.120.500', 1_120_500],
  ['8,5', 8.5],
  ['8.5', 8.5],
  ['0', 0],
  ['', undefined],
  ['-3', undefined],
  ['12a', undefined],
  ['1.2.3', undefined],
])('"%s" is %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});
