import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import type { Tax } from '#domain/tax/vat.ts';
import { splitCredit } from './split-credit.ts';

const german: Tax = { country: 'DE', case: 'shortTerm', basisPoints: 1900 };
const reverse: Tax = { country: 'PL', case: 'reverseCharge', basisPoints: 0 };
const parts = [
  { net: money(72_000), tax: german },
  { net: money(15_000), tax: reverse },
];

describe('a credit for an early return', () => {
  test('comes out of the extension first, with the tax of the extension', () => {
    expect(splitCredit(parts, money(10_000))).toEqual([{ net: money(-10_000), tax: reverse }]);
  });

  test('goes on with what was booked first when the extension is used up', () => {
    expect(splitCredit(parts, money(20_000))).toEqual([
      { net: money(-15_000), tax: reverse },
      { net: money(-5000), tax: german },
    ]);
  });

  test('of nothing is nothing', () => {
    expect(splitCredit(parts, money(0))).toEqual([]);
  });

  test('is never more than was agreed', () => {
    expect(() => splitCredit(parts, money(87_001))).toThrow(RangeError);
  });
});
