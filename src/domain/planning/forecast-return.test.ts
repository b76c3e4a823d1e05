import { expect, test } from 'vitest';
import { forecastReturn } from './forecast-return.ts';

test.each([
  { where: 'unknown', distanceKm: null, minutes: 120 },
  { where: 'in the yard', distanceKm: 0, minutes: 120 },
  { where: 'an hour away', distanceKm: 60, minutes: 120 },
  { where: 'a little further', distanceKm: 60.5, minutes: 121 },
  { where: 'in Lyon, for Hamburg', distanceKm: 930, minutes: 990 },
])('a trailer whose place is $where comes in $minutes minutes', ({ distanceKm, minutes }) => {
  expect(forecastReturn({ now: 1000, distanceKm })).toBe(1000 + minutes);
});
