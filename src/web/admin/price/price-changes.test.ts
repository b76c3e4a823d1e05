import { expect, test } from 'vitest';
import { getIntl } from '#i18n/translate.server.ts';
import type { AdminPriceList } from '#contract/admin-price.ts';
import { listPriceChanges } from './price-changes.ts';

const HAMBURG = '00000000-0000-4000-8000-000000000001';
const frame = {
  depots: [{ id: HAMBURG, name: 'Hamburg' }],
  services: [{ key: 'cleaning', name: 'Reinigung', unit: 'once' as const }],
  types: ['plane' as const],
};
const bands = (first: number) => [1, 7, 30, 180].map((fromDay, i) => ({ fromDay, dayRateCents: first - i * 100 }));
const before: AdminPriceList = {
  id: 'old',
  number: 1,
  name: '2026',
  validFrom: '2026-01-01T00:00:00Z',
  publishedAt: '2025-12-01T00:00:00Z',
  state: 'inForce',
  version: 1,
  classes: [{ priceClass: 'plane', bands: bands(5000) }],
  factors: [],
  services: [],
  oneWayFees: [],
  missingClasses: [],
};
const list = (changes: Partial<AdminPriceList>) =>
  listPriceChanges(getIntl('de'), { before, after: { ...before, ...changes }, frame });

test('a list that says the same changes nothing', () => {
  expect(list({ id: 'new', name: '2027', validFrom: '2027-01-01T00:00:00Z' })).toEqual([]);
});

test('a rate, a factor and a service that is offered anew are named with both values', () => {
  const dearer = bands(5000).with(0, { fromDay: 1, dayRateCents: 5250 });
  expect(
    list({
      classes: [{ priceClass: 'plane', bands: dearer }],
      factors: [{ depotId: HAMBURG, factor: 11_000 }],
      services: [{ key: 'cleaning', trailerType: 'plane', priceCents: 4900 }],
    }).map(({ before: was, after: is }) => [was, is]),
  ).toEqual([
    ['50,00', '52,50'],
    ['1,00', '1,10'],
    ['–', '49,00'],
  ]);
});

test('a class that is no longer priced is not left out', () => {
  expect(list({ classes: [] }).map(({ after }) => after)).toEqual(['–', '–', '–', '–']);
});
