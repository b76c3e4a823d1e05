import { expect, test } from 'vitest';
import { allocateInput, recordPaymentInput, refundInput } from './admin-payment.ts';
import { addChargeInput } from './charge.ts';

/** A million euros, and ten. */
const HIGHEST_CHARGE_CENTS = 100_000_000;
const HIGHEST_PAYMENT_CENTS = 1_000_000_000;

const id = '00000000-0000-4000-8000-000000000000';
const INPUTS = {
  charge: {
    highest: HIGHEST_CHARGE_CENTS,
    takes: (cents: number) => addChargeInput.safeParse({ kind: 'damage', cents, note: 'Plane gerissen' }).success,
  },
  payment: {
    highest: HIGHEST_PAYMENT_CENTS,
    takes: (cents: number) =>
      recordPaymentInput.safeParse({ businessUnitId: id, bookedOn: '2026-12-01', cents }).success,
  },
  refund: {
    highest: HIGHEST_PAYMENT_CENTS,
    takes: (cents: number) => refundInput.safeParse({ bookedOn: '2026-12-01', cents }).success,
  },
  allocation: {
    highest: HIGHEST_PAYMENT_CENTS,
    takes: (cents: number) =>
      allocateInput.safeParse({ businessUnitId: id, shares: [{ invoiceId: id, cents }] }).success,
  },
};

test.each(Object.entries(INPUTS))('the amount of a %s is whole cents above zero, up to the highest', (_, input) => {
  for (const cents of [1, input.highest]) expect([cents, input.takes(cents)]).toEqual([cents, true]);
  for (const cents of [-1, 0, 0.5, input.highest + 1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect([cents, input.takes(cents)]).toEqual([cents, false]);
  }
});
