import { expect, test } from 'vitest';
import { findTownNear } from './find-town-near.ts';
import { readGazetteer } from './gazetteer.ts';

/** Two towns by their steps of the grid: 53.0° N 9.0° E and 53.2° N 9.0° E. */
const gazetteer = readGazetteer('South|DEk28ftg||\nNorth|DEk7sftg||\n\nDE5 0:0');

test.each([
  [{ lat: 53.001, lon: 9 }, 'South'],
  [{ lat: 53.09, lon: 9 }, 'South'],
  [{ lat: 53.11, lon: 9 }, 'North'],
  [{ lat: 52.8, lon: 9.5 }, 'South'],
])('the town nearest to %o is %s', (point, name) => {
  expect(findTownNear(gazetteer, point)?.town.name).toBe(name);
});

test('the distance is that over the ground', () => {
  expect(findTownNear(gazetteer, { lat: 53.1, lon: 9 })?.distanceKm).toBeCloseTo(11.1, 1);
});

test.each([
  { lat: 54, lon: 9 },
  { lat: 53, lon: 11 },
])('nothing is near %o', (point) => {
  expect(findTownNear(gazetteer, point)).toBeUndefined();
});
