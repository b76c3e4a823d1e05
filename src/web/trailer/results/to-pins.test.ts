import { describe, expect, test } from 'vitest';
import { toPins } from './to-pins.ts';

const depot = (code: string, lat: number, lon: number) => ({
  code,
  name: code,
  short: code,
  city: `${code} City`,
  country: 'DE',
  lat,
  lon,
  hours: '',
});
const depots = [depot('HAM', 53.505, 9.925), depot('MUC', 48.142, 11.706), depot('BRE', 53.093, 8.713)];
const counted = {
  total: 0,
  type: {},
  subType: {},
  depot: {},
  depotType: { 'HAM.plane': 1, 'HAM.cool': 3, 'MUC.plane': 2, 'BRE.plane': 0 },
};
const around = { kind: 'around', point: { lat: 53.505, lon: 9.925 }, radiusKm: 200 } as const;
const toPinsOf = (query: string) =>
  toPins({ place: around, depots, facets: { everywhere: counted }, cards: [], search: new URLSearchParams(query) });

describe('pins', () => {
  test('tell how many of which type, most first', () => {
    expect(toPinsOf('')[0]).toMatchObject({
      code: 'HAM',
      count: 4,
      types: [
        { type: 'cool', count: 3 },
        { type: 'plane', count: 1 },
      ],
    });
  });

  test('know whether they lie within the radius', () => {
    expect(toPinsOf('').map(({ code, isNearby }) => [code, isNearby])).toEqual([
      ['HAM', true],
      ['MUC', false],
    ]);
  });

  test('count only the types that are searched for, and depots with none have no pin', () => {
    expect(toPinsOf('type=cool').map(({ code, count }) => [code, count])).toEqual([['HAM', 3]]);
  });
});
