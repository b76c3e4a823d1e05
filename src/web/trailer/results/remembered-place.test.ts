import { expect, test } from 'vitest';
import { placeOf, readSpots, withSpot } from './remembered-place.ts';

const LYON = { lat: 45.764_04, lon: 4.835_66, name: 'Lyon 3e' };

test.each([
  ['near=45.764%2C4.8357&radiusKm=200&type=cool&from=2026-12-01&to=2026-12-03', 'near=45.764%2C4.8357&radiusKm=200'],
  ['type=cool&depot=HAM', 'depot=HAM'],
  ['type=cool', ''],
])('of %s the place is %s', (search, place) => {
  expect(placeOf(new URLSearchParams(search))).toBe(place);
});

test('a point keeps its name in the language it was read in', () => {
  const spots = withSpot([], LYON, 'fr');
  expect(readSpots(spots, 'fr')).toEqual([LYON]);
  expect(readSpots(spots, 'de')).toEqual([]);
});

test('the last four are kept, each once', () => {
  const names = ['A', 'B', 'C', 'A', 'D', 'E'];
  const spots = names.reduce<readonly string[]>((known, name) => withSpot(known, { ...LYON, name }, 'de'), []);
  expect(readSpots(spots, 'de').map(({ name }) => name)).toEqual(['E', 'D', 'A', 'C']);
});
