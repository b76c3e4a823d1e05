import { expect, test } from 'vitest';
import { EMPTY_FILTERS } from '#web/stores/filters.ts';
import { fromFilters, toFilters } from './remembered-search.ts';

const remember = (query: string) => ({ ...EMPTY_FILTERS, ...toFilters(new URLSearchParams(query)) });

test('filters and order come back as they were', () => {
  const query = 'type=plane&subType=mega&subType=coil&minPayloadKg=25000&freeOnly=true&q=krone&sort=payload';
  expect(fromFilters(remember(query)).toString()).toBe(query);
});

test('the filters remember neither place, time and page, nor an order that needs a place', () => {
  expect(fromFilters(remember('near=53.5,9.9&radiusKm=200&from=2026-11-18&to=2026-11-20&sort=distance')).size).toBe(0);
});

test('with the place that was kept beside them, its order comes back too', () => {
  const place = 'near=53.5%2C9.9&radiusKm=200';
  expect(fromFilters(remember(`${place}&sort=distance`), place).toString()).toBe(`${place}&sort=distance`);
});

test('what was kept by another version is left out', () => {
  expect(
    fromFilters({ ...EMPTY_FILTERS, itemFilterInput: ['colour=red', 'liftAxle', 'liftAxle=true'] }).toString(),
  ).toBe('liftAxle=true');
});
