import { expect, test } from 'vitest';
import { packRows, unpackRows } from './packed-rows.ts';

test('packed rows come back as they were, with what only some of them have', () => {
  const rows = [{ id: 'a', price: { cents: 4200 } }, { id: 'b', reason: 'taken' }, { id: 'c' }];
  const packed = packRows<{ id: string; price?: object; reason?: string }>(rows);
  expect(packed.columns).toEqual(['id', 'price', 'reason']);
  expect(unpackRows(packed)).toEqual(rows);
});

test('no rows need no columns', () => {
  expect(unpackRows(packRows([]))).toEqual([]);
});
