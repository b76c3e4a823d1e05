import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActorKind } from '#contract/rights-row.ts';
import type { BookingNow } from '#contract/booking.ts';
import { BOOKING_ACTIONS } from '#domain/booking/booking-action.ts';
import { BOOKING_STATES, type BookingState } from '#domain/booking/booking-state.ts';
import { ORDER_STATES, type OrderState } from '#domain/order/order-state.ts';
import type { Browser } from '../support/browser.ts';
import { makeBookingIn } from '../support/make-booking.ts';
import { makeRightsWorld, type RightsWorld } from '../support/rights-world.ts';
import { BECAUSE } from '../support/because.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let world: RightsWorld;
const browsers = new Map<ActorKind, Browser>();
const ROLES = ['viewer', 'accountant', 'dispatcher', 'admin', 'platformAdmin'] as const;
const MAY_ACT: readonly ActorKind[] = ['dispatcher', 'admin', 'platformAdmin'];

beforeAll(async () => {
  shop = await createTestApp();
  world = await makeRightsWorld(shop);
  for (const role of ROLES) browsers.set(role, await world.signInAs(role));
});
afterAll(() => shop[Symbol.asyncDispose]());

type Subject = { readonly id: string; readonly end: number };
type Call = {
  /** Told here once more, by hand: what the table of the product says must be this. */
  readonly legalIn: readonly BookingState[];
  readonly leadsTo?: BookingState;
  readonly send: (browser: Browser, booking: Subject) => Promise<Response>;
};

const later = ({ end }: Subject) => ({ to: new Date(end + 24 * 3_600_000).toISOString() });
const back = ({ id, end }: Subject) => ({ bookingIds: [id], at: new Date(end).toISOString() });

const CALLS = {
  editNote: {
    legalIn: ['reserved', 'onRent', 'returnAnnounced'],
    send: (browser, { id }) => browser.send('PATCH', `/api/bookings/${id}`, { body: { reservationNote: 'Tor 3' } }),
  },
  extend: {
    legalIn: ['reserved', 'onRent'],
    send: (browser, booking) => browser.post(`/api/bookings/${booking.id}/extension`, later(booking)),
  },
  previewExtension: {
    legalIn: ['reserved', 'onRent'],
    send: (browser, booking) => browser.post(`/api/bookings/${booking.id}/extension/preview`, later(booking)),
  },
  announceReturn: {
    legalIn: ['onRent', 'returnAnnounced'],
    leadsTo: 'returnAnnounced',
    send: (browser, booking) => browser.post('/api/bookings/return', back(booking)),
  },
  previewReturn: {
    legalIn: ['onRent', 'returnAnnounced'],
    send: (browser, booking) => browser.post('/api/bookings/return/preview', back(booking)),
  },
  cancel: {
    legalIn: ['reserved'],
    leadsTo: 'cancelled',
    send: (browser, { id }) => browser.post(`/api/bookings/${id}/cancel`, BECAUSE),
  },
  previewCancellation: {
    legalIn: ['reserved'],
    send: (browser, { id }) => browser.post(`/api/bookings/${id}/cancel/preview`),
  },
} as const satisfies Record<string, Call>;

const calls: readonly [string, Call][] = Object.entries(CALLS);
const isPreview = (name: string): boolean => name.startsWith('preview');

const make = (state: BookingState, orderState?: OrderState) =>
  makeBookingIn(shop.deps, {
    businessUnitId: world.businessUnitId,
    createdBy: world.members.dispatcher.userId,
    state,
    ...(orderState && { orderState }),
  });

const read = (id: string) =>
  shop.deps.db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const readLog = (id: string) =>
  shop.deps.db.selectFrom('auditLog').selectAll().where('objectId', '=', id).orderBy('id').execute();

describe.each(calls)('%s', (name, { legalIn, leadsTo, send }: Call) => {
  describe.each(BOOKING_STATES)('of a booking that is %s', (state) => {
    test.each(ROLES)('by %s', async (role) => {
      const booking = await make(state, state === 'reserved' ? 'confirmed' : 'active');
      const before = await read(booking.id);
      const browser = browsers.get(role);
      if (browser === undefined) throw new Error('Nobody signed in');
      const response = await send(browser, booking);
      const { code = 'done', bookings } = await response.json();
      const verdict = judge({ state, role, legalIn });
      expect([response.status, code]).toEqual(verdict);
      const told = (bookings ?? []).map((now: BookingNow) => [now.id, now.status, now.version]);
      expect(told).toEqual(code === 'illegal-state' ? [[booking.id, state, 1]] : []);

      const isDone = code === 'done' && !isPreview(name);
      const to = leadsTo ?? state;
      const after = await read(booking.id);
      expect([after.status, after.version]).toEqual(isDone ? [to, 2] : [before.status, 1]);
      expect(isDone || isDeepStrictEqual(after, before)).toBe(true);
      const log = await readLog(booking.id);
      expect(log.map(({ action, actorKind, data }) => [action, actorKind, data['from'], data['to']])).toEqual(
        isDone ? [[`booking.${name}`, role === 'platformAdmin' ? 'platformAdmin' : 'member', state, to]] : [],
      );
    });
  });
});

function judge({ state, role, legalIn }: { state: BookingState; role: ActorKind; legalIn: readonly BookingState[] }) {
  if (!MAY_ACT.includes(role)) return [403, 'forbidden'];
  return legalIn.includes(state) ? [200, 'done'] : [409, 'illegal-state'];
}

test('the table of actions says the same as the cases above', () => {
  for (const [name, { legalIn }] of calls.filter(([call]) => !isPreview(call))) {
    const rule = Object.entries(BOOKING_ACTIONS).find(([action]) => action === name)?.[1];
    expect([name, rule?.in]).toEqual([name, legalIn]);
  }
});

describe('a booking of an order that is', () => {
  /** A waiting order may lapse, so nothing is built on it; but it can be cancelled and noted on. */
  test.each(ORDER_STATES.filter((state) => !['completed', 'rejected', 'cancelled', 'expired'].includes(state)))(
    '%s',
    async (orderState) => {
      const browser = browsers.get('dispatcher');
      if (browser === undefined) throw new Error('Nobody signed in');
      const binds = orderState === 'confirmed' || orderState === 'active';
      const extended = await make('reserved', orderState);
      expect((await CALLS.extend.send(browser, extended)).status).toBe(binds ? 200 : 409);
      const noted = await make('reserved', orderState);
      expect((await CALLS.editNote.send(browser, noted)).status).toBe(200);
      const cancelled = await make('reserved', orderState);
      expect((await CALLS.cancel.send(browser, cancelled)).status).toBe(200);
      expect(await readLog(cancelled.id)).toHaveLength(1);
    },
  );
});

test('whoever has missed the pick-up cannot cancel any more, but the operator can', async () => {
  const { id } = await make('reserved');
  await shop.deps.db
    .updateTable('booking')
    .set({ startsAt: new Date(shop.deps.clock.now().getTime() - 60_000) })
    .where('id', '=', id)
    .execute();
  expect((await browsers.get('admin')?.post(`/api/bookings/${id}/cancel`))?.status).toBe(409);
  expect((await browsers.get('platformAdmin')?.post(`/api/bookings/${id}/cancel`, BECAUSE))?.status).toBe(200);
});

test('a stale version is refused with what has become of the booking', async () => {
  const { id } = await make('reserved');
  const dispatcher = browsers.get('dispatcher');
  const headers = { 'If-Match': '"1"' };
  const first = await dispatcher?.send('PATCH', `/api/bookings/${id}`, { body: { driverName: 'Ida' }, headers });
  expect(first?.status).toBe(200);
  const second = await browsers
    .get('admin')
    ?.send('PATCH', `/api/bookings/${id}`, { body: { driverName: 'Uwe' }, headers });
  expect(second?.status).toBe(409);
  const problem = await second?.json();
  expect(problem).toMatchObject({
    code: 'stale-version',
    current: [{ id, version: 2, lastChange: { kind: 'booking.editNote', actor: 'Maria Muster' } }],
  });
  expect((await read(id)).driverName).toBe('Ida');
});
