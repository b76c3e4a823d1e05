import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

import { BOOKING_STATES, BOOKING_TRANSITIONS, type BookingState } from '#domain/booking/booking-state.ts';
import { money } from '#domain/money/money.ts';
import { GUEST, type Actor } from '#domain/team/actor.ts';
import { ROLES, type Role } from '#domain/team/role.ts';
import { canDecide, needsApproval } from './approval.ts';
import { canWait, lapsesAt, USUAL_PATIENCE } from './lapse.ts';
import { lineItemNumber, orderNumber } from './order-number.ts';
import { approvalPath, deriveOrderState, placingPath } from './order-path.ts';
import { canOrderBecome, isWaiting, ORDER_STATES, ORDER_TRANSITIONS, type OrderState } from './order-state.ts';
import {
  canPaymentBecome,
  firstPaymentStatus,
  PAYMENT_STATUSES,
  paymentAfterCancelling,
  paymentAfterChange,
} from './payment-status.ts';

const edges = ORDER_STATES.flatMap((from) =>
  ORDER_STATES.filter((to) => canOrderBecome(from, to)).map((to) => `${from} → ${to}`),
);

describe('the states of an order', () => {
  test('have these edges and no others', () => {
    expect(edges).toEqual([
      'pendingApproval → placed',
      'pendingApproval → rejected',
      'pendingApproval → cancelled',
      'pendingApproval → expired',
      'placed → confirmed',
      'placed → cancelled',
      'placed → expired',
      'confirmed → active',
      'confirmed → completed',
      'confirmed → cancelled',
      'active → completed',
    ]);
  });

  test('two of them wait', () => {
    expect(ORDER_STATES.filter(isWaiting)).toEqual(['pendingApproval', 'placed']);
  });

  test.each([
    [false, false, ['placed', 'confirmed']],
    [false, true, ['placed']],
    [true, false, ['pendingApproval']],
    [true, true, ['pendingApproval']],
  ])('needing approval %s, paid in advance %s: %j', (needs, paidInAdvance, path) => {
    expect(placingPath({ needsApproval: needs, paidInAdvance })).toEqual(path);
  });

  test('an approved order goes on along the edges', () => {
    for (const paidInAdvance of [true, false]) {
      const path: OrderState[] = ['pendingApproval', ...approvalPath({ paidInAdvance })];
      for (const [i, state] of path.slice(1).entries()) {
        expect(canOrderBecome(path[i] ?? state, state)).toBe(true);
      }
    }
  });
});

describe('an order’s state by its bookings', () => {
  test.each([
    ['confirmed', ['reserved', 'reserved'], 'confirmed'],
    ['confirmed', ['reserved', 'onRent'], 'active'],
    ['confirmed', ['reserved', 'returned'], 'active'],
    ['confirmed', ['cancelled', 'cancelled'], 'cancelled'],
    ['confirmed', ['cancelled', 'reserved'], 'confirmed'],
    ['confirmed', ['noShow', 'cancelled'], 'completed'],
    ['confirmed', ['noShow', 'reserved'], 'confirmed'],
    ['active', ['onRent', 'closed'], 'active'],
    ['active', ['returned', 'closed'], 'active'],
    ['active', ['closed', 'closed', 'cancelled', 'noShow'], 'completed'],
    ['active', ['reserved', 'closed'], 'active'],
    ['pendingApproval', ['reserved'], 'pendingApproval'],
    ['pendingApproval', ['cancelled'], 'cancelled'],
    ['placed', ['reserved', 'cancelled'], 'placed'],
    ['expired', ['cancelled'], 'expired'],
    ['rejected', ['cancelled'], 'rejected'],
    ['confirmed', [], 'confirmed'],
  ] as const)('%s with %j is %s', (current, bookings, state) => {
    expect(deriveOrderState(current, bookings)).toBe(state);
  });

  test('moves along its edges only, whatever legal things happen to its bookings', () => {
    const move = fc.tuple(fc.nat(2), fc.nat(2));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        let order: OrderState = 'confirmed';
        const bookings: BookingState[] = ['reserved', 'reserved', 'reserved'];
        for (const [which, edge] of moves) {
          const next = BOOKING_TRANSITIONS[bookings[which] ?? 'closed'][edge];
          if (next !== undefined) bookings[which] = next;
          const derived = deriveOrderState(order, bookings);
          expect(derived === order || canOrderBecome(order, derived)).toBe(true);
          order = derived;
        }
        const isDone = bookings.every((state) => BOOKING_TRANSITIONS[state].length === 0);
        expect(ORDER_TRANSITIONS[order].length === 0).toBe(isDone);
      }),
    );
  });

  test('knows every booking state', () => {
    for (const state of BOOKING_STATES) expect(ORDER_STATES).toContain(deriveOrderState('confirmed', [state]));
  });
});

describe('an approval', () => {
  test.each([
    [200_000, 200_000, false],
    [200_001, 200_000, true],
    [1, 0, true],
    [9_999_999, null, false],
  ])('an order of %i cents with a limit of %s needs one: %s', (net, limit, needs) => {
    expect(needsApproval(money(net), limit)).toBe(needs);
  });

  const member = (userId: string, role: Role, businessUnitId = 'b1'): Actor => ({
    kind: 'member',
    userId,
    businessUnitId,
    role,
    legalAccepted: true,
    impersonatedBy: null,
  });
  const order = { businessUnitId: 'b1', createdBy: 'dirk' };

  test('is given by another admin of the same unit', () => {
    expect(ROLES.filter((role) => canDecide(member('anna', role), order))).toEqual(['admin']);
    expect(canDecide(member('dirk', 'admin'), order)).toBe(false);
    expect(canDecide(member('emma', 'admin', 'b2'), order)).toBe(false);
    expect(canDecide(GUEST, order)).toBe(false);
    expect(canDecide({ kind: 'platformAdmin', role: 'admin', userId: 'p1' }, order)).toBe(false);
  });
});

describe('a waiting order', () => {
  const since = Temporal.Instant.from('2026-11-20T12:00:00Z');
  test.each([
    ['pendingApproval', '2026-12-01T08:00:00Z', '2026-11-21T12:00:00Z'],
    ['placed', '2026-12-01T08:00:00Z', '2026-11-23T17:00:00Z'],
    ['pendingApproval', '2026-11-21T08:00:00Z', '2026-11-21T04:00:00Z'],
    ['placed', '2026-11-21T08:00:00Z', '2026-11-21T04:00:00Z'],
    ['pendingApproval', '2026-11-21T16:00:00Z', '2026-11-21T12:00:00Z'],
  ] as const)('%s with its first pick-up at %s lapses at %s', (state, pickUp, lapses) => {
    expect(lapsesAt(state, since, Temporal.Instant.from(pickUp), USUAL_PATIENCE).toString()).toBe(lapses);
  });

  test('cannot wait for an approval if its pick-up is too near', () => {
    expect(canWait('pendingApproval', since, since.add({ hours: 4 }))).toBe(false);
    expect(canWait('pendingApproval', since, since.add({ hours: 4, minutes: 1 }))).toBe(true);
  });

  test.each([
    ['on a Tuesday, for Thursday morning', '2026-11-17T09:00', '2026-11-19T08:00', '2026-11-19T04:00'],
    ['on a Tuesday afternoon, for Thursday morning', '2026-11-17T15:00', '2026-11-19T08:00', 'never'],
    ['on a Tuesday, for the next evening', '2026-11-17T09:00', '2026-11-18T21:59', 'never'],
    ['on a Tuesday, just in time', '2026-11-17T09:00', '2026-11-18T22:00', '2026-11-18T18:00'],
    ['on a Tuesday, for the next month', '2026-11-17T09:00', '2026-12-08T08:00', '2026-11-20T09:00'],
    ['on a Friday evening, for Tuesday', '2026-11-20T19:00', '2026-11-24T08:00', 'never'],
    ['on a Friday evening, for the next month', '2026-11-20T19:00', '2026-12-08T08:00', '2026-11-24T18:00'],
    ['on a Sunday, for Tuesday', '2026-11-22T09:00', '2026-11-24T12:00', 'never'],
    ['on a Sunday, for Wednesday', '2026-11-22T09:00', '2026-11-25T08:00', '2026-11-25T04:00'],
    ['before Easter, for Wednesday', '2026-04-02T16:00', '2026-04-08T08:00', 'never'],
    ['before Easter, for May', '2026-04-02T16:00', '2026-05-08T08:00', '2026-04-08T18:00'],
  ])('waits for a transfer made %s, only if it can arrive', (_, made, pickUp, lapses) => {
    const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Berlin').toInstant();
    const order = ['placed', at(made), at(pickUp)] as const;
    const wait = canWait(...order) ? lapsesAt(...order, USUAL_PATIENCE).toString() : 'never';
    expect(wait).toBe(lapses === 'never' ? lapses : at(lapses).toString());
  });

  test('never lapses later than four hours before its pick-up', () => {
    fc.assert(
      fc.property(fc.constantFrom('pendingApproval', 'placed'), fc.nat(200), (state, hours) => {
        const pickUp = since.add({ hours });
        const lapses = lapsesAt(state, since, pickUp, USUAL_PATIENCE).epochMilliseconds;
        expect(lapses).toBeLessThanOrEqual(pickUp.subtract({ hours: 4 }).epochMilliseconds);
      }),
    );
  });
});

describe('a number', () => {
  test.each([
    [2026, 123, 'O-26-000123'],
    [2026, 1_234_567, 'O-26-1234567'],
    [2100, 1, 'O-00-000001'],
  ])('of %i and %i is %s', (year, sequence, number) => {
    expect(orderNumber(year, sequence)).toBe(number);
  });
  test('of a line follows its order’s', () => {
    expect(lineItemNumber('O-26-000123', 1)).toBe('O-26-000123-1');
  });
});

describe('the payment of an order', () => {
  test('has these edges and no others', () => {
    const paymentEdges = PAYMENT_STATUSES.flatMap((from) =>
      PAYMENT_STATUSES.filter((to) => canPaymentBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(paymentEdges).toEqual([
      'open → scheduled',
      'open → awaitingTransfer',
      'open → paid',
      'scheduled → paid',
      'scheduled → overdue',
      'scheduled → refunded',
      'awaitingTransfer → paid',
      'awaitingTransfer → overdue',
      'awaitingTransfer → refunded',
      'paid → scheduled',
      'paid → awaitingTransfer',
      'paid → refunded',
      'overdue → paid',
      'overdue → refunded',
    ]);
  });

  test.each([
    ['is due again when a paid order grows', 'transfer', 'paid', 720, 744, 'awaitingTransfer'],
    ['is debited again when a paid order grows', 'sepa', 'paid', 720, 744, 'scheduled'],
    ['stays as it is when a paid order shrinks', 'transfer', 'paid', 720, 700, 'paid'],
    ['is done when a grown order shrinks to what was paid', 'transfer', 'awaitingTransfer', 720, 720, 'paid'],
    ['is due as before when an unpaid order grows', 'transfer', 'awaitingTransfer', 0, 744, 'awaitingTransfer'],
    ['stays due when nothing was paid and nothing is left', 'transfer', 'awaitingTransfer', 0, 0, 'awaitingTransfer'],
    ['stays overdue when an overdue order grows', 'transfer', 'overdue', 720, 760, 'overdue'],
  ] as const)('%s', (_, paymentMethod, paymentStatus, paidCents, grossCents, status) => {
    expect(paymentAfterChange({ paymentMethod, paymentStatus, paidCents }, grossCents)).toBe(status);
  });

  test.each([
    ['paid', 720, 0, 'refunded'],
    ['paid', 720, 80, 'refunded'],
    ['paid', 720, 720, 'paid'],
    ['awaitingTransfer', 720, 0, 'refunded'],
    ['awaitingTransfer', 0, 0, 'awaitingTransfer'],
    ['awaitingTransfer', 0, 80, 'awaitingTransfer'],
    ['scheduled', 0, 0, 'scheduled'],
  ] as const)(
    '%s after a cancellation, with %i received and a fee of %i: %s',
    (paymentStatus, paidCents, fee, status) => {
      const order = {
        paymentMethod: paymentStatus === 'scheduled' ? 'sepa' : 'transfer',
        paymentStatus,
        paidCents,
      } as const;
      expect(paymentAfterCancelling(order, fee)).toBe(status);
    },
  );

  test.each([
    ['pendingApproval', 'sepa', 'open'],
    ['pendingApproval', 'transfer', 'open'],
    ['confirmed', 'sepa', 'scheduled'],
    ['confirmed', 'transfer', 'awaitingTransfer'],
    ['placed', 'transfer', 'awaitingTransfer'],
  ] as const)('%s by %s begins %s', (state, method, status) => {
    expect(firstPaymentStatus(state, method)).toBe(status);
  });
});
