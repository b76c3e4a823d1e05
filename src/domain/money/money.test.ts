import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { add, greater, lesser, money, multiply, roundHalfUp, scale, share, subtract, sum } from './money.ts';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('money', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'refuses %s, which is no whole number of cents',
    (value) => {
      expect(() => money(value)).toThrow(RangeError);
    },
  );

  test('knows one zero only', () => {
    expect(Object.is(money(-0).cents, 0)).toBe(true);
    expect(Object.is(multiply(money(0), -3).cents, 0)).toBe(true);
  });

  test.each([
    [1, 2, 1],
    [-1, 2, -1],
    [3, 2, 2],
    [149, 100, 1],
    [150, 100, 2],
    [-149, 100, -1],
    [-150, 100, -2],
    [0, 7, 0],
  ])('rounds %i/%i to %i', (numerator, denominator, rounded) => {
    expect(roundHalfUp(BigInt(numerator), BigInt(denominator))).toBe(rounded);
  });

  test.each([
    [4200, 8500, 3570],
    [9500, 8500, 8075],
    [10_925, 8500, 9286],
    [2600, 9200, 2392],
    [4600, 10_600, 4876],
    [1, 5000, 1],
    [1, 4999, 0],
    [-1, 5000, -1],
    [333, 1900, 63],
  ])('%i cents times %i ten-thousandths are %i cents', (amount, factor, scaled) => {
    expect(scale(money(amount), factor)).toEqual(money(scaled));
  });

  test('a credit is the charge with the other sign', () => {
    fc.assert(
      fc.property(cents, fc.nat(30_000), (amount, factor) => {
        expect(scale(money(-amount), factor)).toEqual(multiply(scale(money(amount), factor), -1));
      }),
    );
  });

  test('rounding is off by half a cent at most', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), fc.bigInt({ min: 1n, max: 100_000n }), (n, d) => {
        const error = 2n * (BigInt(roundHalfUp(n, d)) * d - n);
        expect(error <= d && error >= -d).toBe(true);
      }),
    );
  });

  test('adding and taking away again changes nothing', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(subtract(add(money(a), money(b)), money(b))).toEqual(money(a));
        expect(sum([money(a), money(b)])).toEqual(add(money(b), money(a)));
      }),
    );
  });

  test('the lesser and the greater of two amounts are these two', () => {
    expect(lesser(money(1), money(2))).toEqual(money(1));
    expect(greater(money(1), money(2))).toEqual(money(2));
  });

  test('a share is rounded like everything else', () => {
    expect(share(money(72_000), 23)).toEqual(money(3130));
    expect(share(money(100), 8)).toEqual(money(13));
  });
});
