import { expect, test } from 'vitest';
import { loginDelaySeconds } from './login-delay.ts';

test.each([
  [1, 0],
  [9, 0],
  [10, 15],
  [11, 30],
  [12, 60],
  [15, 480],
  [16, 900],
  [99, 900],
])('after attempt %i one waits %i seconds', (attempt, seconds) => {
  expect(loginDelaySeconds(attempt)).toBe(seconds);
});
