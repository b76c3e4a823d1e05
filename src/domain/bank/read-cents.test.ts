import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCents } from './read-cents.ts';

describe('an amount of a bank', () => {
  test.each([
    ['0', 0],
    ['0.01', 1],
    ['1', 100],
    ['1.5', 150],
    ['001.50', 150],
    ['19.99', 1999],
    ['1.10000', 110],
    ['1.005', undefined],
    ['1.00001', undefined],
    ['10000000.00', 1_000_000_000],
    ['9999999999999.99', 999_999_999_999_999],
    ['10000000000000', undefined],
    ['-1.00', undefined],
    ['+1.00', undefined],
    ['1,00', undefined],
    ['1.', undefined],
    ['.5', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['NaN', undefined],
    ['1.000000', undefined],
    ['٣.00', undefined],
  ])('%o is %o cents', (text, cents) => {
    expect(readCents(text)).toBe(cents);
  });

  test('is read as it was written, whatever its size', () => {
    const decimals = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), decimals, (cents, zeros) => {
        const digits = String(cents).padStart(3, '0');
        const text = `${digits.slice(0, -2)}.${digits.slice(-2)}${'0'.repeat(zeros)}`;
        expect(readCents(text)).toBe(cents);
      }),
    );
  });

  test('with a part of a cent is none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 999 }), (cents, rest) => {
        const digits = String(cents).padStart(3, '0');
        expect(readCents(`${digits.slice(0, -2)}.${digits.slice(-2)}${String(rest).padStart(3, '0')}`)).toBeUndefined();
      }),
    );
  });
});
