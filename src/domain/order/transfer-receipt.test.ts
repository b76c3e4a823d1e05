import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { ORDER_STATES, type OrderState } from './order-state.ts';
import { PAYMENT_STATUSES } from './payment-status.ts';
import { canReceiveTransfer } from './transfer-receipt.ts';

const now = Temporal.Instant.from('2026-11-16T09:00:00Z');
const order = {
  status: 'confirmed',
  billing: 'external',
  paymentMethod: 'transfer',
  paymentStatus: 'awaitingTransfer',
  lapsesAt: null,
  openCents: 4998,
} as const;

describe('the money of a transfer', () => {
  test.each(ORDER_STATES)('of an order that is %s', (status) => {
    const live: readonly OrderState[] = ['placed', 'confirmed', 'active', 'completed', 'cancelled'];
    expect(canReceiveTransfer({ ...order, status }, now)).toBe(live.includes(status));
  });

  test.each(ORDER_STATES)('of an order that the shop bills and that is %s', (status) => {
    expect(canReceiveTransfer({ ...order, billing: 'internal', status }, now)).toBe(status === 'placed');
  });

  test.each(PAYMENT_STATUSES)('while the payment is %s', (paymentStatus) => {
    const isDue = !['paid', 'refunded'].includes(paymentStatus);
    expect(canReceiveTransfer({ ...order, paymentStatus }, now)).toBe(isDue);
  });

  test('does not bring back an order that has lapsed', () => {
    const waiting = { ...order, status: 'placed' as const };
    expect(canReceiveTransfer({ ...waiting, lapsesAt: now.add({ seconds: 1 }) }, now)).toBe(true);
    expect(canReceiveTransfer({ ...waiting, lapsesAt: now }, now)).toBe(false);
  });

  test('is not expected where nothing is left to pay', () => {
    expect(canReceiveTransfer({ ...order, openCents: 0 }, now)).toBe(false);
    expect(canReceiveTransfer({ ...order, status: 'cancelled', openCents: 0 }, now)).toBe(false);
  });

  test('is not expected of a direct debit', () => {
    expect(canReceiveTransfer({ ...order, paymentMethod: 'sepa' }, now)).toBe(false);
  });
});
