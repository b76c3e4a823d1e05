import { expect, test } from 'vitest';
import { toWait } from './login-failure.ts';

test.each([
  [1, { unit: 'minutes', count: 1 }],
  [61, { unit: 'minutes', count: 2 }],
  [5400, { unit: 'minutes', count: 90 }],
  [5401, { unit: 'hours', count: 2 }],
  [86_400, { unit: 'hours', count: 24 }],
])('a wait of %i seconds is told as %o', (seconds, wait) => {
  expect(toWait(seconds)).toEqual(wait);
});
