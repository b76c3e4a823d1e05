import { expect, test } from 'vitest';
import { readSearchValue, writeSearchValue } from './search-value.ts';

const search = new URLSearchParams(
  'type=plane&subType=mega&near=53.505,9.925&radiusKm=200&from=2026-11-18&to=2026-11-20&liftAxle=true&sort=distance',
);
const value = readSearchValue(search);

test('what the bar does not show stays in the search', () => {
  expect(writeSearchValue(search, value).get('liftAxle')).toBe('true');
  expect(readSearchValue(writeSearchValue(search, value))).toEqual(value);
});

test('another type takes the sub-types of the old one along', () => {
  expect(writeSearchValue(search, { ...value, types: ['cool'] }).has('subType')).toBe(false);
  expect(writeSearchValue(search, value).get('subType')).toBe('mega');
});

test('without a point there is no order by distance', () => {
  const anywhere = writeSearchValue(search, { ...value, place: { kind: 'anywhere' } });
  expect([anywhere.has('near'), anywhere.has('radiusKm'), anywhere.has('sort')]).toEqual([false, false, false]);
});

test('half a period is none', () => {
  expect(writeSearchValue(search, { ...value, to: '' }).has('from')).toBe(false);
});
