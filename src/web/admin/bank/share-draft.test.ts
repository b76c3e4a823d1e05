import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OpenDocument } from '#contract/admin-bank.ts';
import { money } from '#domain/money/money.ts';
import { fillShares, sumOf } from './share-draft.ts';

const open = (invoiceId: string, cents: number): OpenDocument => ({
  invoiceId,
  number: invoiceId,
  orderNumber: 'O-26-000001',
  dueOn: null,
  open: money(cents),
});

test('the one of that amount is meant, else what is due first as far as the money goes', () => {
  const documents = [open('a', 500), open('b', 300)];
  expect([...fillShares(300, documents)]).toEqual([['b', 300]]);
  expect([...fillShares(600, documents)]).toEqual([
    ['a', 500],
    ['b', 100],
  ]);
  expect([...fillShares(900, documents)]).toEqual([
    ['a', 500],
    ['b', 300],
  ]);
  expect([...fillShares(400, [])]).toEqual([]);
});

test('never more than there is, nor than is open', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), amounts, (cents, opens) => {
      const documents = opens.map((amount, i) => open(`i${String(i)}`, amount));
      const draft = fillShares(cents, documents);
      expect(sumOf(draft)).toBeLessThanOrEqual(cents);
      for (const { invoiceId, open: left } of documents) {
        expect(draft.get(invoiceId) ?? 0).toBeLessThanOrEqual(left.cents);
      }
    }),
  );
});
