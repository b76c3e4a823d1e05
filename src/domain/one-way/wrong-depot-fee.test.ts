import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { wrongDepotFee } from './wrong-depot-fee.ts';

const [A, B, C] = ['a', 'b', 'c'];

test.each([
  ['round trip back where it began', { agreedDepotId: A, depotId: A, agreed: 0, fee: 0 }, 0],
  ['round trip that ends elsewhere', { agreedDepotId: A, depotId: C, agreed: 0, fee: 24_000 }, 29_000],
  ['round trip that ends where a way costs nothing', { agreedDepotId: A, depotId: C, agreed: 0, fee: 0 }, 5000],
  ['one-way rental back where it was to end', { agreedDepotId: B, depotId: B, agreed: 18_000, fee: 18_000 }, 0],
  ['one-way rental back where it began', { agreedDepotId: B, depotId: A, agreed: 18_000, fee: 0 }, 0],
  ['one-way rental that ends where it is cheaper', { agreedDepotId: B, depotId: C, agreed: 18_000, fee: 12_000 }, 0],
  [
    'one-way rental that ends where it is dearer',
    { agreedDepotId: B, depotId: C, agreed: 18_000, fee: 24_000 },
    11_000,
  ],
  ['rental that ends where no way is offered', { agreedDepotId: A, depotId: C, agreed: 0, fee: undefined }, 5000],
])('a %s', (_words, { agreed, fee, ...depots }, cents) => {
  const fees = { agreedFee: money(agreed), fee: fee === undefined ? undefined : money(fee) };
  expect(wrongDepotFee({ pickUpDepotId: A, ...depots, ...fees }).cents).toBe(cents);
});
