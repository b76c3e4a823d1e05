import { describe, expect, test } from 'vitest';
import { createClusters } from './cluster-pins.ts';
import type { MapPin } from './map-pin.ts';

const pin = (code: string, lat: number, lon: number, count: number, isNearby = true): MapPin => ({
  code,
  name: code,
  short: code,
  lat,
  lon,
  count,
  types: [],
  isNearby,
});
const duisburg = pin('DUI', 51.403, 6.723, 3);
const venlo = pin('VLO', 51.394, 6.106, 1);
const hamburg = pin('HAM', 53.505, 9.925, 2);

describe('pins of depots', () => {
  test('that would cover each other are one, named after the larger first', () => {
    const groups = createClusters([venlo, duisburg, hamburg])(6);
    expect(groups.map(({ pins, count }) => [pins.map(({ code }) => code).join(), count])).toEqual(
      expect.arrayContaining([
        ['DUI,VLO', 4],
        ['HAM', 2],
      ]),
    );
  });

  test('stand apart as soon as there is room', () => {
    const clusters = createClusters([venlo, duisburg, hamburg]);
    const group = clusters(6).find(({ pins }) => pins.length === 2);
    expect(clusters(group?.expansionZoom ?? 0)).toHaveLength(3);
  });

  test('inside the radius never merge with those outside', () => {
    expect(createClusters([duisburg, { ...venlo, isNearby: false }])(3)).toHaveLength(2);
  });
});
