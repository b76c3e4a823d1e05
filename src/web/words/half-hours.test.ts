import { expect, test } from 'vitest';
import { HALF_HOURS } from './half-hours.ts';

test('a day has 48 half hours, from midnight on', () => {
  expect(HALF_HOURS.slice(0, 4)).toEqual(['00:00', '00:30', '01:00', '01:30']);
  expect([HALF_HOURS.length, HALF_HOURS.at(-1)]).toEqual([48, '23:30']);
});
