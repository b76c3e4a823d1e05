import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { createPlan } from '#services/plan/create-plan.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { BECAUSE } from '../support/because.ts';
import { countDeadlocks, findBrokenOrders } from '../support/find-broken-orders.ts';
import { makePriceList } from '../support/make-rows.ts';
import { listStays } from '../support/one-way-world.ts';
import { makePlatformAdmin } from '../support/people.ts';
import {
  fillCart,
  makeCustomer,
  makeOpenDepot,
  makeRentalWorld,
  order,
  orderInput,
  periodFrom,
} from '../support/rental-world.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/**
 * Everything that may want one trailer at once, on two server processes with one database. `npm run prove-locks -- places`
 * shows that it fails without what keeps places.
 */

const ROUNDS = process.env['TEST_LONG'] === '1' ? 100 : 10;

let shop: TestApp;
let servers: readonly [ApiProcess, ApiProcess];
let operator: PlatformAdmin;
let operatorCookie: string;
let munich: string;
beforeAll(async () => {
  shop = await createTestApp();
  servers = await Promise.all([startApiProcess(shop.databaseUrl), startApiProcess(shop.databaseUrl)]);
  const { userId } = await makePlatformAdmin(shop.deps);
  operator = { kind: 'platformAdmin', role: 'admin', userId };
  operatorCookie = await signInDirectly(shop.deps, userId);
  munich = await makeOpenDepot(shop.deps.db, { name: 'München', city: 'München', lat: 48.1, lon: 11.5 });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await shop[Symbol.asyncDispose]();
});

const inDays = (...[days, length]: [number, number?]) => periodFrom(shop.deps.clock.now(), days, length);
const wall = (moment: string) => toWallTime(moment, 'Europe/Berlin');

/** Somebody who only has to say that they order. */
async function makeOrder(line: Parameters<typeof fillCart>[2][number]) {
  const customer = await makeCustomer(shop.deps);
  const cart = await fillCart(shop.deps, customer, [line]);
  const cookie = await signInDirectly(shop.deps, customer.userId);
  return (server: ApiProcess) =>
    server.call('POST', '/api/orders', { cookie, key: randomUUID(), body: orderInput(cart) });
}

/** A rental of another trailer that could have the wanted one. */
async function makeOther(trailerId: string) {
  const customer = await makeCustomer(shop.deps);
  const placed = await order(
    shop.deps,
    customer,
    await fillCart(shop.deps, customer, [{ trailerId, ...inDays(10, 3) }]),
  );
  const bookingId = placed.ok ? placed.value.order.lineItems[0]?.bookingId : undefined;
  if (bookingId === undefined) throw new Error('Nothing was booked');
  const { version } = await shop.deps.db
    .selectFrom('booking')
    .select('version')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { bookingId, version };
}

async function makeRacers(wanted: string, other: string) {
  const { bookingId, version } = await makeOther(other);
  const change = { kind: 'move' as const, bookingId, version: await versionOfRental(bookingId), trailerId: wanted };
  const plan = await createPlan(shop.deps, operator, { name: 'Woche', changes: [change] });
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  const { from, to } = inDays(2, 1);
  const act = (path: string, body: unknown, of?: number) => (server: ApiProcess) =>
    server.call('POST', path, { cookie: operatorCookie, body, ...(of !== undefined && { version: of }) });
  const racers = {
    order: await makeOrder({ trailerId: wanted, ...inDays(5) }),
    oneWay: await makeOrder({ trailerId: wanted, ...inDays(5), returnDepotId: munich }),
    transfer: act(`/api/admin/trailers/${wanted}/transfers`, { toDepotId: munich, from: wall(from), to: wall(to) }),
    swap: act(`/api/admin/bookings/${bookingId}/swap`, { trailerId: wanted, ...BECAUSE }, version),
    plan: act(`/api/admin/plans/${plan.value.id}/apply`, BECAUSE, plan.value.version),
  };
  return { racers, bookingId };
}
const RACERS = ['order', 'oneWay', 'transfer', 'swap', 'plan'] as const;

const versionOfRental = async (bookingId: string): Promise<number> => {
  const rental = shop.deps.db.selectFrom('allocation').select('version').where('bookingId', '=', bookingId);
  return (await rental.executeTakeFirstOrThrow()).version;
};

const trailerOf = async (bookingId: string): Promise<string> => {
  const booking = shop.deps.db.selectFrom('booking').select('trailerId').where('id', '=', bookingId);
  return (await booking.executeTakeFirstOrThrow()).trailerId;
};

/** Who may have had it together, and where it stands then, one place after the other. */
const TRUTHS: Readonly<Record<string, readonly ('home' | 'munich')[]>> = {
  transfer: ['home', 'munich'],
  'order swap': ['home'],
  'order plan': ['home'],
  oneWay: ['home', 'munich'],
  // It drives back at once.
  'oneWay swap': ['home', 'home'],
  'oneWay plan': ['home', 'home'],
};

test('rentals, ways, transfers, swaps and plans that want one trailer at once leave one truth', async () => {
  const before = await countDeadlocks(shop.deps.db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { trailerIds, depotId } = await makeRentalWorld(shop.deps, 2);
    await makePriceList(shop.deps.db, undefined, {}, [{ baseCents: 0, perKmCents: 90, leastCents: 6000 }]);
    const [wanted = '', other = ''] = trailerIds;
    const { racers, bookingId } = await makeRacers(wanted, other);
    // Who begins is another one in every round, and the processes take turns.
    const begun = RACERS.map((_, i) => RACERS[(i + round) % RACERS.length] ?? 'order');
    const answers = await Promise.all(begun.map((name, i) => racers[name](servers[i % 2 === 0 ? 0 : 1])));
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);

    const won = RACERS.filter((name) => answers[begun.indexOf(name)]?.ok);
    const truth = TRUTHS[won.join(' ')];
    expect(truth, `${won.join(' and ')} cannot both have it`).toBeDefined();
    const places = (await listStays(shop.deps, wanted, new Date())).map((stay) => stay.depotId);
    expect(places).toEqual(truth?.map((place) => (place === 'home' ? depotId : munich)));
    expect(await trailerOf(bookingId)).toBe(won.includes('swap') || won.includes('plan') ? wanted : other);
    expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
  }
  expect(await countDeadlocks(shop.deps.db)).toBe(before);
}, 600_000);
