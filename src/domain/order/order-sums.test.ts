import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import type { Tax } from '#domain/tax/vat.ts';
import { balanceOf, feesAndCredits, sumUp } from './order-sums.ts';

const GERMAN: Tax = { country: 'DE', case: 'shortTerm', basisPoints: 1900 };
const REVERSE: Tax = { country: 'AT', case: 'reverseCharge', basisPoints: 0 };

const part = (cents: number, isDropped = false, tax = GERMAN) => ({ net: money(cents), tax, isDropped });
const charge = (cents: number, tax = GERMAN) => ({ net: money(cents), tax });

describe('what is to be paid of an order', () => {
  test.each([
    ['as agreed', [part(10_000)], [], [10_000, 0, 11_900]],
    ['after an early return', [part(10_000)], [charge(-4000)], [10_000, -4000, 7140]],
    ['after a late return', [part(10_000)], [charge(2000)], [10_000, 2000, 14_280]],
    ['after a free cancellation', [part(10_000, true)], [], [10_000, -10_000, 0]],
    ['after a late cancellation', [part(10_000, true)], [charge(4200)], [10_000, -5800, 4998]],
    ['of which one of two lines takes place', [part(10_000), part(6000, true)], [], [16_000, -6000, 11_900]],
    ['with an extension', [part(10_000), part(5000)], [charge(-5000)], [15_000, -5000, 11_900]],
  ])('%s', (_case, parts, charges, [agreedNet, difference, dueGross]) => {
    const { agreed, due } = sumUp(parts, charges);
    expect(agreed.net.cents).toBe(agreedNet);
    expect(feesAndCredits(agreed.net, due.net).cents).toBe(difference);
    expect(due.gross.cents).toBe(dueGross);
  });

  test('a credit gives back tax of its own kind', () => {
    const { due } = sumUp([part(10_000), part(5000, false, REVERSE)], [charge(-5000, REVERSE)]);
    expect(due.taxes.map(({ case: which, base, amount }) => [which, base.cents, amount.cents])).toEqual([
      ['reverseCharge', 0, 0],
      ['shortTerm', 10_000, 1900],
    ]);
  });

  test.each([
    { due: 11_900, paid: 0, open: 11_900, refund: 0 },
    { due: 11_900, paid: 11_900, open: 0, refund: 0 },
    { due: 14_280, paid: 11_900, open: 2380, refund: 0 },
    { due: 7140, paid: 11_900, open: 0, refund: 4760 },
    { due: 0, paid: 11_900, open: 0, refund: 11_900 },
  ])('of $due with $paid paid, $open is open and $refund goes back', ({ due, paid, open, refund }) => {
    expect(balanceOf(money(due), money(paid))).toEqual({
      paid: money(paid),
      open: money(open),
      refund: money(refund),
    });
  });
});
