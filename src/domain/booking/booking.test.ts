import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

import { money, ONE } from '#domain/money/money.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { rentalPrice } from '#domain/price/rental-price.ts';
import { BAND_STARTS } from '#domain/price/tariff.ts';
import { keysOf } from '#domain/table.ts';
import { GUEST, type Actor } from '#domain/team/actor.ts';
import { ROLES, type Role } from '#domain/team/role.ts';
import { actionsFor, BOOKING_ACTIONS, canAct, type BookingAction, type BookingSituation } from './booking-action.ts';
import { bookingFlags, type BookingFacts } from './booking-flag.ts';
import { BOOKING_STATES, canBookingBecome, isOut, isOver } from './booking-state.ts';
import { findAttention, TAB_STATES } from './booking-tab.ts';
import {
  cancellationFee,
  feeTermsFor,
  freeCancellationUntil,
  freeHoursByChoice,
  noShowFee,
  USUAL_FEE_TERMS,
} from './cancellation-fee.ts';
import { settleReturn } from './return-price.ts';

const ZONE = 'Europe/Berlin';
const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(ZONE).toInstant();
const PERIOD = { from: at('2026-11-18T09:00'), to: at('2026-11-25T09:00'), timeZone: ZONE };

const member = (role: Role): Actor => ({
  kind: 'member',
  userId: 'u1',
  businessUnitId: 'b1',
  role,
  legalAccepted: true,
  impersonatedBy: null,
});
const OPERATOR: Actor = { kind: 'platformAdmin', role: 'admin', userId: 'p1' };

describe('the states of a booking', () => {
  test('have these edges and no others', () => {
    const edges = BOOKING_STATES.flatMap((from) =>
      BOOKING_STATES.filter((to) => canBookingBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(edges).toEqual([
      'reserved → onRent',
      'reserved → cancelled',
      'reserved → noShow',
      'onRent → returnAnnounced',
      'onRent → returned',
      'returnAnnounced → returned',
      'returned → closed',
    ]);
  });

  test('tell where the trailer is and whether it is over', () => {
    expect(BOOKING_STATES.filter(isOut)).toEqual(['onRent', 'returnAnnounced']);
    expect(BOOKING_STATES.filter(isOver)).toEqual(['closed', 'cancelled', 'noShow']);
  });

  test('each stand in exactly one tab', () => {
    expect(Object.values(TAB_STATES).flat().toSorted()).toEqual(BOOKING_STATES.toSorted());
  });
});

describe('what may be done to a booking', () => {
  const situation = (more: Partial<BookingSituation>): BookingSituation => ({
    state: 'reserved',
    orderState: 'confirmed',
    period: PERIOD,
    isHandedBack: false,
    ...more,
  });
  const before = at('2026-11-16T09:00');
  const during = at('2026-11-20T09:00');

  test('every action that changes the state is an edge of the table', () => {
    for (const action of Object.values(BOOKING_ACTIONS)) {
      const to = 'to' in action ? action.to : undefined;
      const illegal = action.in.filter((from) => to !== undefined && from !== to && !canBookingBecome(from, to));
      expect(illegal).toEqual([]);
    }
  });

  test.each([
    ['reserved, days before', 'reserved', before, ['extend', 'rebook', 'moveReturn', 'cancel', 'editNote']],
    [
      'reserved, in time for pick-up',
      'reserved',
      at('2026-11-18T07:00'),
      ['pickUp', 'extend', 'rebook', 'moveReturn', 'cancel', 'editNote'],
    ],
    [
      'reserved, a minute too early',
      'reserved',
      at('2026-11-18T06:59'),
      ['extend', 'rebook', 'moveReturn', 'cancel', 'editNote'],
    ],
    ['reserved, pick-up missed', 'reserved', at('2026-11-18T09:00'), ['pickUp', 'extend', 'moveReturn', 'editNote']],
    ['on rent', 'onRent', during, ['announceReturn', 'return', 'extend', 'moveReturn', 'editNote']],
    ['return announced', 'returnAnnounced', during, ['announceReturn', 'return', 'moveReturn', 'editNote']],
    ['returned', 'returned', during, []],
    ['closed', 'closed', during, []],
    ['cancelled', 'cancelled', before, []],
    ['no-show', 'noShow', during, []],
  ] as const)('by a dispatcher, %s', (_, state, now, actions) => {
    const orderState = state === 'reserved' ? 'confirmed' : 'active';
    expect(actionsFor(situation({ state, orderState }), member('dispatcher'), now)).toEqual(actions);
    expect(actionsFor(situation({ state, orderState }), member('admin'), now)).toEqual(actions);
  });

  test.each([
    ['reserved', before, ['extend', 'moveReturn', 'cancel', 'editNote', 'swapTrailer', 'correctPeriod']],
    [
      'reserved',
      during,
      ['pickUp', 'extend', 'moveReturn', 'cancel', 'editNote', 'markNoShow', 'swapTrailer', 'correctPeriod'],
    ],
    [
      'onRent',
      during,
      [
        'announceReturn',
        'return',
        'extend',
        'moveReturn',
        'editNote',
        'exchangeTrailer',
        'correctPeriod',
        'agreeLateFee',
      ],
    ],
    ['returned', during, ['correctReturn', 'close', 'changeFee']],
    ['closed', during, ['changeFee']],
    ['noShow', during, ['changeFee']],
  ] as const)('by the operator, %s', (state, now, actions) => {
    expect(actionsFor(situation({ state }), OPERATOR, now)).toEqual(actions);
  });

  test.each([
    ['a dispatcher', member('dispatcher'), ['editNote']],
    ['the operator', OPERATOR, ['confirmReturn', 'disputeReturn', 'editNote', 'agreeLateFee']],
    ['a job', { kind: 'system' }, ['confirmReturn']],
  ] as const)('once it is handed back, by %s', (_, actor, actions) => {
    for (const state of ['onRent', 'returnAnnounced'] as const) {
      expect(actionsFor(situation({ state, isHandedBack: true }), actor, during)).toEqual(actions);
    }
  });

  test('by whoever has not the right: nothing, in no state and at no time', () => {
    for (const actor of [GUEST, member('accountant'), member('viewer')]) {
      for (const state of BOOKING_STATES) {
        for (const now of [before, during]) expect(actionsFor(situation({ state }), actor, now)).toEqual([]);
      }
    }
  });

  test('pick-up, extension and rebooking need an order that no longer waits', () => {
    const may = (action: BookingAction) =>
      ORDER_STATES.filter((orderState) =>
        canAct(action, situation({ orderState }), member('dispatcher'), at('2026-11-18T08:00')),
      );
    expect(may('pickUp')).toEqual(['confirmed', 'active']);
    expect(may('extend')).toEqual(['confirmed', 'active']);
    expect(may('rebook')).toEqual(['confirmed', 'active']);
    expect(may('moveReturn')).toEqual(['confirmed', 'active']);
    expect(may('cancel')).toContain('pendingApproval');
  });

  test('is never legal outside the table', () => {
    const actions = keysOf(BOOKING_ACTIONS);
    fc.assert(
      fc.property(
        fc.constantFrom(...actions),
        fc.constantFrom(...BOOKING_STATES),
        fc.constantFrom(...ORDER_STATES),
        fc.constantFrom(...ROLES),
        fc.integer({ min: -500, max: 500 }),
        (action, state, orderState, role, hours) => {
          const now = PERIOD.from.add({ hours });
          fc.pre(canAct(action, situation({ state, orderState }), member(role), now));
          expect(BOOKING_ACTIONS[action].in).toContain(state);
          expect(['admin', 'dispatcher']).toContain(role);
        },
      ),
    );
  });
});

describe('the flags of a booking', () => {
  const facts = (more: Partial<BookingFacts>): BookingFacts => ({
    state: 'onRent',
    isHandedBack: false,
    period: PERIOD,
    extensions: 0,
    newDamages: 0,
    certificates: [{ kind: 'hu', validUntil: '2027-01-01' }],
    isTrailerOverdueElsewhere: false,
    ...more,
  });
  const inTime = at('2026-11-25T08:59');
  const late = PERIOD.to;

  test.each([
    ['on rent in time', {}, inTime, []],
    ['on rent at its end', {}, late, ['overdue']],
    ['announced but late', { state: 'returnAnnounced' }, late, ['overdue']],
    ['handed back, at its end', { isHandedBack: true }, late, ['toConfirm']],
    ['returned late', { state: 'returned' }, late, []],
    ['never picked up', { state: 'reserved' }, late, []],
    ['extended', { extensions: 2 }, inTime, ['extended']],
    ['damaged', { state: 'returned', newDamages: 1 }, inTime, ['damaged']],
    [
      'a certificate ends before it',
      { certificates: [{ kind: 'hu', validUntil: '2026-11-24' }] },
      inTime,
      ['certificateEnding'],
    ],
    ['a certificate ends with it', { certificates: [{ kind: 'hu', validUntil: '2026-11-25' }] }, inTime, []],
    ['over', { state: 'closed', certificates: [{ kind: 'hu', validUntil: '2026-11-24' }] }, late, []],
    ['its trailer is still out', { state: 'reserved', isTrailerOverdueElsewhere: true }, inTime, ['endangered']],
  ] as const)('%s', (_, more, now, flags) => {
    expect(bookingFlags(facts(more), now)).toEqual(flags);
  });
});

describe('what waits for someone', () => {
  test.each([
    ['overdue', 'onRent', 'active', '2026-11-26T09:00', 'overdue'],
    ['on rent', 'onRent', 'active', '2026-11-20T09:00', undefined],
    ['pick-up today', 'reserved', 'confirmed', '2026-11-18T00:00', 'pickUpToday'],
    ['pick-up tomorrow', 'reserved', 'confirmed', '2026-11-17T23:59', undefined],
    ['approval', 'reserved', 'pendingApproval', '2026-11-18T05:00', 'approval'],
    ['advance payment', 'reserved', 'placed', '2026-11-16T09:00', 'advancePayment'],
    ['lapsed', 'cancelled', 'expired', '2026-11-18T05:00', undefined],
  ] as const)('%s', (_, state, orderState, now, attention) => {
    expect(findAttention({ state, isHandedBack: false, orderState, period: PERIOD }, at(now))).toBe(attention);
  });
});

const TERMS = {
  tariff: {
    priceListVersion: '1',
    factor: ONE,
    bands: BAND_STARTS.map((fromDay, i) => ({ fromDay, dayRateCents: [9500, 7800, 6200, 5400][i] ?? 0 })),
  },
  services: [
    { unit: 'perDay', cents: 890 },
    { unit: 'once', cents: 3900 },
  ],
} as const;

describe('a return', () => {
  test.each([
    ['as booked', 10, 10, 'asBooked', 10, 0],
    ['two days early', 10, 8, 'earlyReturn', 8, -(2 * 7800 + 2 * 890)],
    ['at once, down to the minimum', 10, 1, 'earlyReturn', 3, 3 * 9500 - 10 * 7800 - 7 * 890],
    ['two days late', 10, 12, 'lateReturn', 12, 2 * 7800 + 2 * 890],
    ['late inside a flat stretch', 25, 28, 'lateReturn', 28, 3 * 890],
    ['early from the minimum', 3, 1, 'asBooked', 3, 0],
  ] as const)('%s', (_, booked, actual, kind, days, cents) => {
    expect(settleReturn(TERMS, { booked, actual, minimum: 3 })).toEqual({ kind, days, difference: money(cents) });
  });

  test('ends at the price of the days it took, and credits no more than was paid', () => {
    const days = fc.integer({ min: 1, max: 250 });
    fc.assert(
      fc.property(days, days, fc.constantFrom(1, 3), (booked, actual, minimum) => {
        const settled = settleReturn(TERMS, { booked, actual, minimum });
        const agreed = rentalPrice(TERMS, booked).net.cents;
        expect(agreed + settled.difference.cents).toBe(rentalPrice(TERMS, settled.days).net.cents);
        expect(Math.sign(settled.difference.cents)).toBe({ asBooked: 0, earlyReturn: -1, lateReturn: 1 }[settled.kind]);
      }),
    );
  });
});

describe('a cancellation', () => {
  const basis = { dayRateCents: 4200, net: money(12_600) };
  test.each([
    ['days before', '2026-11-10T09:00', 0],
    ['exactly a day before', '2026-11-17T09:00', 0],
    ['a minute later', '2026-11-17T09:01', 4200],
    ['at pick-up', '2026-11-18T09:00', 4200],
  ])('%s', (_, now, cents) => {
    const terms = USUAL_FEE_TERMS;
    expect(cancellationFee(basis, { terms, pickUp: PERIOD.from, now: at(now) })).toEqual(money(cents));
  });

  test.each([
    ['a day before, of exactly this trailer', 'exact', '2026-11-17T09:00', 0],
    ['a minute later, of exactly this trailer', 'exact', '2026-11-17T09:01', 4200],
    ['a minute later, where an equal or better one is fine', 'any', '2026-11-17T09:01', 0],
    ['four hours before, where an equal or better one is fine', 'any', '2026-11-18T05:00', 0],
    ['a minute later than that', 'any', '2026-11-18T05:01', 4200],
  ] as const)('%s', (_, choice, now, cents) => {
    const terms = feeTermsFor(USUAL_FEE_TERMS, choice);
    expect(cancellationFee(basis, { terms, pickUp: PERIOD.from, now: at(now) })).toEqual(money(cents));
  });

  test.each([
    [24, { exact: 24, any: 4 }],
    [4, { exact: 4, any: 4 }],
    [2, { exact: 2, any: 2 }],
    [0, { exact: 0, any: 0 }],
  ])('with %d hours decided by the operator is never free for less with a choice', (freeCancellationHours, hours) => {
    expect(freeHoursByChoice({ ...USUAL_FEE_TERMS, freeCancellationHours })).toEqual(hours);
  });

  test('is free until a day before pick-up, in hours that pass', () => {
    expect(freeCancellationUntil(at('2026-03-29T09:00'), USUAL_FEE_TERMS)).toEqual(at('2026-03-28T08:00'));
  });

  test('and a no-show never cost more than the booking', () => {
    expect(noShowFee(basis, USUAL_FEE_TERMS)).toEqual(money(12_600));
    expect(noShowFee({ ...basis, net: money(42_000) }, USUAL_FEE_TERMS)).toEqual(money(12_600));
    expect(noShowFee({ ...basis, net: money(8400) }, USUAL_FEE_TERMS)).toEqual(money(8400));
    const late = { terms: USUAL_FEE_TERMS, pickUp: PERIOD.from, now: PERIOD.from };
    expect(cancellationFee({ ...basis, net: money(100) }, late)).toEqual(money(100));
  });
});
