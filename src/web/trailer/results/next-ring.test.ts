import { expect, test } from 'vitest';
import { findNextRing } from './next-ring.ts';

const depot = (code: string, lat: number, lon: number) => ({
  code,
  name: code,
  short: code,
  city: code,
  country: 'DE',
  lat,
  lon,
  hours: '',
});
const hamburg = { lat: 53.505, lon: 9.925 };
const depots = [
  depot('HAM', 53.505, 9.925),
  depot('BRE', 53.093, 8.713),
  depot('BER', 52.353, 13.317),
  depot('MUC', 48.142, 11.706),
];

test('the nearest free trailers beyond the radius are named, with a round radius that reaches them', () => {
  const ring = findNextRing(hamburg, 200, depots, { HAM: 2, BRE: 2, BER: 3, MUC: 4 });
  expect(ring).toMatchObject({ count: 7, depot: { code: 'BER' }, radiusKm: 300 });
});

test('depots without a free trailer are passed over', () => {
  expect(findNextRing(hamburg, 200, depots, { MUC: 1 })?.depot.code).toBe('MUC');
});

test('where nothing is left to find, nothing is offered', () => {
  expect(findNextRing(hamburg, 200, depots, { HAM: 2, BRE: 1 })).toBeUndefined();
});
