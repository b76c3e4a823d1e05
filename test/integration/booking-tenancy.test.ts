import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { makeBookingIn } from '../support/make-booking.ts';
import { makeRightsWorld, type RightsWorld } from '../support/rights-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let world: RightsWorld;
let stranger: Browser;
beforeAll(async () => {
  shop = await createTestApp();
  world = await makeRightsWorld(shop);
  stranger = await world.signInAs('stranger');
});
afterAll(() => shop[Symbol.asyncDispose]());

const later = () => new Date(shop.deps.clock.now().getTime() + 10 * 86_400_000).toISOString();
const own = (state: 'reserved' | 'onRent') =>
  makeBookingIn(shop.deps, { businessUnitId: world.stranger.businessUnitId, createdBy: world.stranger.userId, state });
const foreign = (state: 'reserved' | 'onRent') =>
  makeBookingIn(shop.deps, { businessUnitId: world.businessUnitId, createdBy: world.members.admin.userId, state });

const CALLS = {
  'GET one': (id: string) => stranger.get(`/api/bookings/${id}`),
  PATCH: (id: string) => stranger.send('PATCH', `/api/bookings/${id}`, { body: { driverName: 'Eve' } }),
  'extension preview': (id: string) => stranger.post(`/api/bookings/${id}/extension/preview`, { to: later() }),
  extension: (id: string) => stranger.post(`/api/bookings/${id}/extension`, { to: later() }),
  'rebooking preview': (id: string) => stranger.post(`/api/bookings/${id}/rebooking/preview`, {}),
  rebooking: (id: string) =>
    stranger.post(
      `/api/bookings/${id}/rebooking`,
      { version: 1, shown: { netCents: 8400, grossCents: 9996 }, driverName: 'Eve' },
      { 'Idempotency-Key': randomUUID() },
    ),
  'return preview': (id: string) => stranger.post('/api/bookings/return/preview', { bookingIds: [id], at: later() }),
  return: (id: string) => stranger.post('/api/bookings/return', { bookingIds: [id], at: later() }),
  'cancel preview': (id: string) => stranger.post(`/api/bookings/${id}/cancel/preview`),
  cancel: (id: string) => stranger.post(`/api/bookings/${id}/cancel`),
} as const satisfies Record<string, (id: string) => Promise<Response>>;

/** Every answer has a trace of its own; all else must be equal. */
async function bytesOf(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => !/trace|request-id|date/.test(name));
  return JSON.stringify([response.status, headers, (await response.text()).replace(/"traceId":"[^"]*"/, '')]);
}

const read = (id: string) =>
  shop.deps.db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  test.each(['reserved', 'onRent'] as const)(
    'of a booking of another unit that is %s answers as if there were none',
    async (state) => {
      const { id } = await foreign(state);
      const before = await read(id);
      const answer = await bytesOf(await call(id));
      expect(answer).toBe(await bytesOf(await call(randomUUID())));
      expect(JSON.parse(answer)[0]).toBe(404);
      expect(await read(id)).toEqual(before);
    },
  );

  test('of something that is no id answers the same', async () => {
    const answer = await call('1 or 1=1');
    expect([404, 422]).toContain(answer.status);
  });
});

test('one foreign booking among own ones refuses all of them', async () => {
  const [mine, theirs] = [await own('onRent'), await foreign('onRent')];
  const at = new Date(mine.end).toISOString();
  const answer = await stranger.post('/api/bookings/return', { bookingIds: [mine.id, theirs.id], at });
  expect(answer.status).toBe(404);
  expect([(await read(mine.id)).status, (await read(theirs.id)).status]).toEqual(['onRent', 'onRent']);
});

test('prices, states and units sent by a client are refused', async () => {
  const { id } = await own('reserved');
  for (const extra of [{ status: 'returned' }, { netCents: 1 }, { businessUnitId: world.businessUnitId }]) {
    const patched = await stranger.send('PATCH', `/api/bookings/${id}`, { body: { driverName: 'Eve', ...extra } });
    expect(patched.status).toBe(422);
    const extended = await stranger.post(`/api/bookings/${id}/extension`, { to: later(), ...extra });
    expect(extended.status).toBe(422);
  }
  expect((await read(id)).version).toBe(1);
});

test('an unknown parameter of the list is refused', async () => {
  expect((await stranger.get('/api/bookings?unit=1')).status).toBe(422);
  expect((await stranger.get('/api/bookings?tab=nope')).status).toBe(422);
});

test('whoever acts for somebody stands in the log and in the history', async () => {
  const { id } = await foreign('reserved');
  const impersonator = await world.signInAs('impersonator');
  const answer = await impersonator.send('PATCH', `/api/bookings/${id}`, { body: { driverName: 'Ida' } });
  expect(answer.status).toBe(200);
  const { timeline } = await answer.json();
  expect(timeline[0]).toMatchObject({ kind: 'booking.editNote', actor: 'Maria Muster', onBehalf: 'Maria Muster' });
});
