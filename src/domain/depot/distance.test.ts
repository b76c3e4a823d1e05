import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';

const HAMBURG = { lat: 53.505, lon: 9.925 };

test.each([
  ['itself', HAMBURG, 0],
  ['Bremen', { lat: 53.093, lon: 8.713 }, 93],
  ['Bucharest', { lat: 44.447, lon: 25.958 }, 1538],
  ['its opposite over the pole', { lat: 53.505, lon: -170.075 }, 8116],
])('Hamburg is as far from %s as the map says', (_, place, km) => {
  expect(Math.round(distanceKm(HAMBURG, place))).toBe(km);
  expect(distanceKm(place, HAMBURG)).toBeCloseTo(distanceKm(HAMBURG, place), 9);
});
