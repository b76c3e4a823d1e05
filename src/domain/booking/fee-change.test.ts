import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { agreedFee, findFeeFault, isFeeKind } from './fee-change.ts';

test.each([
  [0, 4200, undefined],
  [1, 4200, undefined],
  [4200, 4200, undefined],
  [4201, 4200, 'too-big'],
  [-1, 4200, 'too-small'],
  [0, 0, undefined],
  [1, 0, 'too-big'],
])('%d of at most %d cents is %s', (cents, rule, fault) => {
  expect(findFeeFault(cents, rule)).toBe(fault);
});

test('credits and what the operator charges are no fees', () => {
  const kinds = [
    'earlyReturn',
    'lateReturn',
    'cancellation',
    'noShow',
    'correction',
    'damage',
    'cleaning',
    'wrongDepot',
  ];
  expect(kinds.filter(isFeeKind)).toEqual(['lateReturn', 'cancellation', 'noShow', 'wrongDepot']);
});

test.each([
  [4200, null, 4200],
  [4200, 0, 0],
  [4200, 1000, 1000],
  [4200, 9900, 4200],
])('a late return that costs %d by its rule and at most %s by agreement costs %d', (rule, agreed, cents) => {
  expect(agreedFee(money(rule), agreed)).toEqual(money(cents));
});
