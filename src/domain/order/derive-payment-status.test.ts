import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { derivePaymentStatus, paidCentsOf, type OrderDocument, type OrderMoney } from './derive-payment-status.ts';
import { ORDER_STATES } from './order-state.ts';
import type { PaymentStatus } from './payment-status.ts';

const TODAY = '2026-12-15';
const document = (changes: Partial<OrderDocument> = {}): OrderDocument => ({
  kind: 'invoice',
  paymentMethod: 'transfer',
  grossCents: 11_900,
  openCents: 11_900,
  dueOn: TODAY,
  isDisputed: false,
  ...changes,
});
const paid = document({ openCents: 0 });
const credit = document({ kind: 'creditNote', dueOn: null, openCents: 0 });
const order = (changes: Partial<OrderMoney> = {}): OrderMoney => ({
  state: 'active',
  documents: [],
  isToBill: true,
  heldCents: 0,
  dueGrossCents: 11_900,
  hasGoneBack: false,
  ...changes,
});

describe('the payment of an order that the shop bills', () => {
  const CASES: Readonly<Record<string, readonly [Partial<OrderMoney>, PaymentStatus]>> = {
    'waits for an approval': [{ state: 'pendingApproval' }, 'open'],
    'waits for money in advance': [{ state: 'placed', heldCents: 500 }, 'awaitingTransfer'],
    'has come in advance and is not billed yet': [{ state: 'confirmed', heldCents: 11_900 }, 'paid'],
    'has come in advance for less than it costs by now': [{ state: 'confirmed', heldCents: 11_899 }, 'open'],
    'is not billed yet': [{}, 'open'],
    'is due today': [{ documents: [document()] }, 'awaitingTransfer'],
    'was due yesterday': [{ documents: [paid, document({ dueOn: '2026-12-14' })] }, 'overdue'],
    'was due and is disputed': [
      { documents: [document({ dueOn: '2026-12-14', isDisputed: true })] },
      'awaitingTransfer',
    ],
    'is collected': [{ documents: [document({ paymentMethod: 'sepa' })] }, 'scheduled'],
    'is collected in part': [{ documents: [document({ paymentMethod: 'sepa' }), document()] }, 'awaitingTransfer'],
    'is paid as far as it is billed': [{ documents: [paid] }, 'open'],
    'is paid, and nothing is left to bill': [{ documents: [paid], isToBill: false }, 'paid'],
    'is paid, and some of it is to go back': [
      { documents: [paid, { ...credit, openCents: 300 }], isToBill: false },
      'paid',
    ],
    'was credited before it was paid': [{ documents: [paid, credit], isToBill: false }, 'paid'],
    'has gone back': [{ documents: [paid, credit], isToBill: false, hasGoneBack: true }, 'refunded'],
    'has gone back in part': [
      { documents: [paid, { ...credit, grossCents: 100 }], isToBill: false, hasGoneBack: true },
      'paid',
    ],
    'was never due': [{ state: 'cancelled', isToBill: false, dueGrossCents: 0 }, 'open'],
  };
  test.each(Object.entries(CASES))('%s', (_, [changes, status]) => {
    expect(derivePaymentStatus(order(changes), TODAY)).toBe(status);
  });
});

const documents = fc.array(
  fc
    .record({
      kind: fc.constantFrom('invoice' as const, 'creditNote' as const, 'claim' as const),
      paymentMethod: fc.constantFrom('sepa' as const, 'transfer' as const),
      grossCents: fc.integer({ min: 1, max: 100_000 }),
      open: fc.double({ min: 0, max: 1, noNaN: true }),
      dueOn: fc.constantFrom('2026-12-14', TODAY, '2026-12-16'),
      isDisputed: fc.boolean(),
    })
    .map(({ open, ...rest }) => ({
      ...rest,
      openCents: Math.round(rest.grossCents * open),
      dueOn: rest.kind === 'creditNote' ? null : rest.dueOn,
    })),
  { maxLength: 5 },
);
const orders = fc.record({
  state: fc.constantFrom(...ORDER_STATES),
  documents,
  isToBill: fc.boolean(),
  heldCents: fc.nat(100_000),
  dueGrossCents: fc.nat(100_000),
  hasGoneBack: fc.boolean(),
});

describe('whatever is billed and paid', () => {
  test('an order is paid or refunded only if nothing is open, and overdue only if something was due', () => {
    fc.assert(
      fc.property(orders, (money) => {
        const status = derivePaymentStatus(money, TODAY);
        const open = money.documents.filter(({ kind, openCents }) => kind !== 'creditNote' && openCents > 0);
        const isDone = status === 'paid' || status === 'refunded';
        const wasDue = open.some(({ dueOn }) => dueOn !== null && dueOn < TODAY);
        expect({ status, isDoubtful: isDone && open.length > 0 }).toEqual({ status, isDoubtful: false });
        expect({ status, isEarly: status === 'overdue' && !wasDue }).toEqual({ status, isEarly: false });
        expect(derivePaymentStatus({ ...money, documents: money.documents.toReversed() }, TODAY)).toBe(status);
      }),
    );
  });

  test('paying an invoice adds what was paid, setting a credit note against one adds nothing', () => {
    fc.assert(
      fc.property(documents, fc.nat(100_000), (others, heldCents) => {
        const fresh = [...others.filter(({ kind }) => kind !== 'creditNote'), document()];
        const before = paidCentsOf({ documents: fresh, heldCents });
        const after = (open: number, more: readonly OrderDocument[] = []) =>
          paidCentsOf({ documents: [...fresh.slice(0, -1), document({ openCents: open }), ...more], heldCents });
        expect(after(11_000)).toBe(before + 900);
        expect(after(11_000, [{ ...credit, grossCents: 900 }])).toBe(before);
      }),
    );
  });
});
