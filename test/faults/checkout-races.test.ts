import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#domain/team/actor.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { countDeadlocks, findBrokenOrders } from '../support/find-broken-orders.ts';
import { makeCustomer, makeOpenDepot, makeRentalWorld, orderInput, periodFrom } from '../support/rental-world.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/**
 * Two server processes on one database. `node scripts/prove-locks.ts` shows that these tests fail without the
 * constraint or lock that they are about.
 */

const LONG = process.env['TEST_LONG'] === '1';
const CHECKOUTS = LONG ? 10_000 : 200;
const TRAILERS = LONG ? 100 : 10;
/** So many requests are under way at any time. */
const AT_ONCE = LONG ? 64 : 200;

let shop: TestApp;
let servers: readonly ApiProcess[];
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  servers = await Promise.all([startApiProcess(shop.databaseUrl), startApiProcess(shop.databaseUrl)]);
  ({ depotId } = await makeRentalWorld(shop.deps, 0));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await shop[Symbol.asyncDispose]();
});

const serverOf = (i: number): ApiProcess => {
  const server = servers[i % servers.length];
  if (server === undefined) throw new Error('No server runs');
  return server;
};

const makeTrailers = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) ids.push(await makeTrailer(shop.deps.db, { depotId }));
  return ids;
};

type Line = { readonly trailerId: string; readonly from: string; readonly to: string };

/** Somebody with these lines in the cart, whether they are free or not. */
async function makeShopper(lines: readonly Line[], customer?: Member) {
  const { db } = shop.deps;
  const actor = customer ?? (await makeCustomer(shop.deps));
  const { userId, businessUnitId } = actor;
  const cart = await db
    .insertInto('cart')
    .values({ userId, businessUnitId })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  const items = lines.map(({ trailerId, from, to }) => ({ trailerId, startsAt: new Date(from), endsAt: new Date(to) }));
  await db
    .insertInto('cartItem')
    .values(items.map((item) => ({ ...item, businessUnitId, cartId: cart.id })))
    .execute();
  const cookie = await signInDirectly(shop.deps, userId);
  const placeOrder = (i: number, key: string = randomUUID()) =>
    serverOf(i).call('POST', '/api/orders', { cookie, key, body: orderInput(cart) });
  return { actor, cookie, cart, placeOrder };
}

/** Runs all tasks, so many at a time, and collects what they answer. */
async function runAtOnce<T>(tasks: readonly (() => Promise<T>)[], atOnce = AT_ONCE): Promise<T[]> {
  const answers: T[] = [];
  const waiting = [...tasks.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) answers[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

const countOf = (responses: readonly Response[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const shuffle = <T>(list: readonly T[]): T[] =>
  list
    .map((value) => ({ value, rank: Math.random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ value }) => value);

test(`${CHECKOUTS} checkouts at once on ${TRAILERS} trailers make exactly ${TRAILERS} orders`, async () => {
  const trailerIds = await makeTrailers(TRAILERS);
  const period = periodFrom(shop.deps.clock.now(), 5);
  const shoppers = await runAtOnce(
    Array.from({ length: CHECKOUTS }, (_, i) => () => {
      const trailerId = trailerIds[i % TRAILERS] ?? '';
      return makeShopper([{ trailerId, ...period }]);
    }),
    8,
  );
  const responses = await runAtOnce(
    shoppers.map(
      ({ placeOrder }, i) =>
        () =>
          placeOrder(i),
    ),
  );
  expect(countOf(responses)).toEqual({ 201: TRAILERS, 409: CHECKOUTS - TRAILERS });
  const refused = await Promise.all(responses.filter(({ status }) => status === 409).map((answer) => answer.json()));
  expect(refused.every(({ code, reason }) => code === 'trailer-taken' && reason === 'taken')).toBe(true);
  const rentals = await shop.deps.db
    .selectFrom('allocation')
    .select('trailerId')
    .where('trailerId', 'in', trailerIds)
    .execute();
  expect(rentals.map(({ trailerId }) => trailerId).toSorted()).toEqual(trailerIds.toSorted());
  expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
}, 600_000);

test('orders of several trailers in any order of lines neither deadlock nor leave halves behind', async () => {
  const before = await countDeadlocks(shop.deps.db);
  const trailerIds = await makeTrailers(6);
  const period = periodFrom(shop.deps.clock.now(), 5);
  const shoppers = await runAtOnce(
    Array.from({ length: LONG ? 400 : 60 }, () => () => {
      const chosen = shuffle(trailerIds).slice(0, 3);
      return makeShopper(chosen.map((trailerId) => ({ trailerId, ...period })));
    }),
    8,
  );
  const responses = await runAtOnce(
    shoppers.map(
      ({ placeOrder }, i) =>
        () =>
          placeOrder(i),
    ),
  );
  const placed = responses.filter(({ status }) => status === 201).length;
  expect(placed).toBeGreaterThanOrEqual(1);
  expect(placed).toBeLessThanOrEqual(2);
  expect(countOf(responses)).toEqual({ 201: placed, 409: shoppers.length - placed });
  const rentals = await shop.deps.db
    .selectFrom('allocation')
    .select('trailerId')
    .where('trailerId', 'in', trailerIds)
    .execute();
  expect(rentals).toHaveLength(placed * 3);
  expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
  expect(await countDeadlocks(shop.deps.db)).toBe(before);
}, 600_000);

test('two lines on one trailer at one time are refused as a whole, and one after the other is fine', async () => {
  const [first = '', second = ''] = await makeTrailers(2);
  const now = shop.deps.clock.now();
  const clashing = await makeShopper([
    { trailerId: first, ...periodFrom(now, 5, 3) },
    { trailerId: first, ...periodFrom(now, 6, 3) },
    { trailerId: second, ...periodFrom(now, 5, 3) },
  ]);
  const refused = await clashing.placeOrder(0);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'trailer-taken',
    lines: [{ trailerId: first, reason: 'inCart' }],
  });
  const behind = await shop.deps.db
    .selectFrom('allocation')
    .select('id')
    .where('trailerId', 'in', [first, second])
    .execute();
  expect(behind).toEqual([]);

  const following = await makeShopper([
    { trailerId: first, ...periodFrom(now, 5, 2) },
    { trailerId: first, ...periodFrom(now, 8, 2) },
  ]);
  expect((await following.placeOrder(1)).status).toBe(201);
  expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
});

test('one idempotency key in 50 requests at once makes one order and one answer', async () => {
  const [trailerId = ''] = await makeTrailers(1);
  const { placeOrder, actor } = await makeShopper([{ trailerId, ...periodFrom(shop.deps.clock.now(), 5) }]);
  const key = randomUUID();
  const responses = await runAtOnce(
    Array.from({ length: 50 }, (_, i) => () => placeOrder(i, key)),
    50,
  );
  expect(countOf(responses)).toEqual({ 201: 50 });
  const bodies = await Promise.all(responses.map((response) => response.text()));
  const answers = new Set(bodies.map((body) => JSON.parse(body).id));
  expect(answers.size).toBe(1);
  expect(responses.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(49);
  const orders = await shop.deps.db
    .selectFrom('customerOrder')
    .select('id')
    .where('businessUnitId', '=', actor.businessUnitId)
    .execute();
  expect(orders).toHaveLength(1);
});

test('members of one unit who order at once stay within its credit together', async () => {
  const trailerIds = await makeTrailers(10);
  // Two days cost 84 euros: three such orders fit.
  const admin = await makeCustomer(shop.deps, { unit: { creditLimitCents: 3 * 8400 } });
  const { businessUnitId } = admin;
  const shoppers = [];
  for (const trailerId of trailerIds) {
    const member = await makeCustomer(shop.deps, { businessUnitId, role: 'dispatcher' });
    shoppers.push(await makeShopper([{ trailerId, ...periodFrom(shop.deps.clock.now(), 5) }], member));
  }
  const responses = await runAtOnce(
    shoppers.map(
      ({ placeOrder }, i) =>
        () =>
          placeOrder(i),
    ),
  );
  const orders = await Promise.all(responses.map((response) => response.json()));
  expect(countOf(responses)).toEqual({ 201: 10 });
  expect(orders.filter(({ status }) => status === 'confirmed')).toHaveLength(3);
  expect(orders.filter(({ status, riskCheckFailed }) => status === 'placed' && riskCheckFailed)).toHaveLength(7);
});

test('holds, orders, cancellations and expiry at once leave nothing broken', async () => {
  const before = await countDeadlocks(shop.deps.db);
  const { db } = shop.deps;
  const trailerIds = await makeTrailers(3);
  const otherDepot = await makeOpenDepot(db);
  trailerIds.push(await makeTrailer(db, { depotId: otherDepot }));
  const period = periodFrom(shop.deps.clock.now(), 5);
  const rounds = LONG ? 40 : 6;
  for (let round = 0; round < rounds; round += 1) {
    const shoppers = await Promise.all(
      Array.from({ length: 8 }, () => {
        const chosen = shuffle(trailerIds).slice(0, 2);
        return makeShopper(chosen.map((trailerId) => ({ trailerId, ...period })));
      }),
    );
    // Some holds run out in the middle of it.
    const expire = () =>
      db
        .updateTable('allocation')
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where('kind', '=', 'hold')
        .where('trailerId', '=', trailerIds[round % trailerIds.length] ?? '')
        .execute();
    const responses = await Promise.all(
      shoppers.flatMap(({ cookie, placeOrder }, i) => [
        serverOf(i).call('POST', '/api/checkout/hold', { cookie }),
        placeOrder(i + 1).then(async (response) => {
          if (response.status !== 201) return response;
          const { id } = await response.clone().json();
          return i % 2 === 0 ? serverOf(i).call('POST', `/api/orders/${id}/cancel`, { cookie }) : response;
        }),
        ...(i === 3 ? [expire().then(() => new Response(null, { status: 200 }))] : []),
      ]),
    );
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await findBrokenOrders(db)).toEqual([]);
    // The next round begins with free trailers.
    await db.deleteFrom('allocation').where('kind', '=', 'hold').execute();
    const { rows } = await freeAll(trailerIds);
    expect(rows).toBeGreaterThanOrEqual(0);
  }
  expect(await countDeadlocks(db)).toBe(before);
}, 600_000);

/** Cancels what the round has left, so that the next one can begin. */
async function freeAll(trailerIds: readonly string[]): Promise<{ rows: number }> {
  const { db } = shop.deps;
  const live = await db
    .selectFrom('booking')
    .select(['id', 'orderId'])
    .where('trailerId', 'in', trailerIds)
    .where('status', '=', 'reserved')
    .execute();
  if (live.length === 0) return { rows: 0 };
  const bookingIds = live.map(({ id }) => id);
  await db.deleteFrom('allocation').where('bookingId', 'in', bookingIds).execute();
  await db
    .updateTable('booking')
    .set({ status: 'cancelled', cancelledAt: new Date() })
    .where('id', 'in', bookingIds)
    .execute();
  await db
    .updateTable('customerOrder')
    .set(({ neg, ref }) => ({
      status: 'cancelled',
      lapsesAt: null,
      feesNetCents: neg(ref('netCents')),
      feesTaxCents: neg(ref('taxCents')),
      dueTaxes: '[]',
    }))
    .where('id', 'in', [...new Set(live.map(({ orderId }) => orderId))])
    .execute();
  return { rows: live.length };
}
