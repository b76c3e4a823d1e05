import { expect, test } from 'vitest';
import { findFeeFault, isFeeKind } from './fee-change.ts';

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
  const kinds = ['earlyReturn', 'lateReturn', 'cancellation', 'noShow', 'correction', 'damage', 'cleaning'];
  expect(kinds.filter(isFeeKind)).toEqual(['lateReturn', 'cancellation', 'noShow']);
});
