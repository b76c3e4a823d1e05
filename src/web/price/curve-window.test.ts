import { describe, expect, test } from 'vitest';
import { priceCurve } from '#domain/price/price-curve.ts';
import { cutCurve, findNamedStretch } from './curve-window.ts';

const bands = [
  { fromDay: 1, dayRateCents: 4200 },
  { fromDay: 7, dayRateCents: 3200 },
  { fromDay: 30, dayRateCents: 2400 },
  { fromDay: 180, dayRateCents: 2000 },
];
const curve = priceCurve({ priceListVersion: 'v1', bands, factor: 10_000 }, 1, 60);

describe('the part of a curve that is drawn', () => {
  test('ends at forty days for usual rentals', () => {
    const { points, flat } = cutCurve(curve, { from: 1, days: 23 });
    expect([points[0]?.days, points.at(-1)?.days]).toEqual([1, 40]);
    expect(flat.map(({ fromDay, toDay }) => [fromDay, toDay])).toEqual([
      [6, 7],
      [23, 30],
    ]);
  });

  test('goes as far as the answer for longer ones', () => {
    expect(cutCurve(curve, { from: 1, days: 45 }).points.at(-1)?.days).toBe(60);
  });

  test('begins with the shortest rental', () => {
    const { points, flat } = cutCurve(curve, { from: 25, days: 26 });
    expect(points[0]?.days).toBe(25);
    expect(flat).toMatchObject([{ fromDay: 25, toDay: 30 }]);
  });
});

test('the stretch of the chosen day has a name, else the longest', () => {
  expect(findNamedStretch(curve, 6)).toMatchObject({ fromDay: 6, toDay: 7 });
  expect(findNamedStretch(curve, 12)).toMatchObject({ fromDay: 23, toDay: 30 });
  expect(findNamedStretch({ points: [], flat: [] }, 12)).toBeUndefined();
});
