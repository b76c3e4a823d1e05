import { expect, test } from 'vitest';
import type { Depot } from '#contract/depot.ts';
import type { BookingState } from '#domain/booking/booking-state.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { createFormat } from '#i18n/format.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { describeStart } from './describe-start.server.ts';

const WORDS = { intl: getIntl('de'), format: createFormat('de') };
const PERIOD = {
  from: '2026-11-18T07:00:00Z',
  to: '2026-11-20T07:00:00Z',
  localFrom: '2026-11-18T08:00',
  localTo: '2026-11-20T08:00',
  timeZone: 'Europe/Berlin',
};

type Case = {
  status?: BookingState;
  orderStatus?: OrderState;
  kind?: 'pickUp' | 'return';
  mayWork?: boolean;
  now?: string;
};

function start({
  status = 'reserved',
  orderStatus = 'confirmed',
  kind = 'pickUp',
  mayWork = true,
  now = '2026-11-18T06:30:00Z',
}: Case) {
  const trailer = { number: 'PS-101', plate: 'HH TY 101', type: 'plane', subType: 'standard', image: null };
  // As far as the description looks at them.
  const line = {
    bookingId: 'b',
    number: 'O-26-000001-1',
    status,
    from: PERIOD.from,
    period: PERIOD,
    trailer,
  } as unknown as Parameters<typeof describeStart>[0]['line'];
  const depot = {
    name: 'Hamburg',
    street: 'Kai 1',
    postalCode: '21129',
    city: 'Hamburg',
    country: 'DE',
    keyBox: true,
  } as unknown as Depot;
  return describeStart(
    { kind, order: { status: orderStatus }, line, depot, mayWork, bookingPath: '/booking/1', now: new Date(now) },
    WORDS,
  );
}

test.each<[string, Case, string | null]>([
  ['two hours before the start', { now: '2026-11-18T05:00:00Z' }, null],
  ['a second earlier', { now: '2026-11-18T04:59:59Z' }, 'tooEarly'],
  ['an order that waits', { orderStatus: 'pendingApproval' }, 'unconfirmed'],
  ['a viewer', { mayWork: false }, 'role'],
  ['a cancelled booking', { status: 'cancelled' }, 'ended'],
  ['a trailer that is on its way', { status: 'onRent' }, 'done'],
  ['a return before the pick-up', { kind: 'return' }, 'notPickedUp'],
  ['a return of a trailer on rent', { kind: 'return', status: 'onRent' }, null],
  ['an announced return', { kind: 'return', status: 'returnAnnounced' }, null],
  ['a trailer that is back', { kind: 'return', status: 'returned' }, 'done'],
])('%s', (_, situation, obstacle) => {
  expect(start(situation).obstacle).toBe(obstacle);
});

test('the earliest time is told on the depot’s clock', () => {
  expect(start({}).possibleFrom).toContain('06:00');
});
