import { expect, test } from 'vitest';
import { distanceKm } from '#domain/depot/distance.ts';
import { boundsOf, circleArea, circleBounds, radiusInView } from './circle.ts';

const hamburg = { lat: 53.505, lon: 9.925 };

test('every point of a circle is as far from its middle as the radius', () => {
  for (const [lon = 0, lat = 0] of circleArea(hamburg, 200).geometry.coordinates[0] ?? []) {
    expect(distanceKm(hamburg, { lat, lon })).toBeGreaterThan(196);
    expect(distanceKm(hamburg, { lat, lon })).toBeLessThan(204);
  }
});

test('the frame of a circle holds its edge', () => {
  const [west, south, east, north] = circleBounds(hamburg, 100);
  expect(distanceKm(hamburg, { lat: hamburg.lat, lon: east })).toBeCloseTo(100, -1);
  expect(distanceKm(hamburg, { lat: south, lon: hamburg.lon })).toBeCloseTo(100, -1);
  expect([west < hamburg.lon, north > hamburg.lat]).toEqual([true, true]);
});

test('the search of a view reaches its corners', () => {
  const bounds = circleBounds(hamburg, 100);
  expect(radiusInView(hamburg, bounds)).toBeGreaterThanOrEqual(140);
  expect(radiusInView(hamburg, [9.9, 53.5, 9.93, 53.51])).toBe(10);
});

test('points share one frame, none of them has none', () => {
  expect(boundsOf([hamburg, { lat: 51, lon: 12 }])).toEqual([9.925, 51, 12, 53.505]);
  expect(boundsOf([])).toBeUndefined();
});
