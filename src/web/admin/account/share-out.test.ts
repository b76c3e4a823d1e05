import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

const payable = [
  { id: 'a', open: { cents: 100 } },
  { id: 'b', open: { cents: 50 } },
];

test.each([
  [0, []],
  [60, [['a', 60]]],
  [100, [['a', 100]]],
  [
    500,
    [
      ['a', 100],
      ['b', 50],
    ],
  ],
])('%i cents pay what comes first, as far as they go', (cents, expected) => {
  expect(shareOut(cents, payable).map((share) => [share.invoiceId, share.cents])).toEqual(expected);
});
