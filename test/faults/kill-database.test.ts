import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { createKillableDatabase } from '../support/killable-database.ts';
import { fillCart, makeCustomer, makeRentalWorld, orderInput, periodFrom } from '../support/rental-world.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp } from '../support/test-app.ts';

const KILLS = process.env['TEST_LONG'] === '1' ? 30 : 2;
const SHOPPERS = 8;
const LONGEST_OUTAGE_MS = 60_000;

type Attempt = { readonly cookie: string; readonly key: string; readonly body: unknown };

/**
 * The database is killed while orders are taken, and started again under the same load. Whoever is asked to wait asks
 * again with the same key. Without a listener on connections in use the server would die with the database, and without
 * the key in the transaction of the order the second answer would be another order.
 */
test(`no order is lost or doubled by ${KILLS} kills of the database under load`, async () => {
  const database = await createKillableDatabase();
  await using shop = await createTestApp({ database });
  const { deps } = shop;
  const { trailerIds } = await makeRentalWorld(deps, SHOPPERS);
  const people = await Promise.all(
    trailerIds.map(async (trailerId) => {
      const actor = await makeCustomer(deps);
      return { actor, trailerId, cookie: await signInDirectly(deps, actor.userId) };
    }),
  );
  await using server = await startApiProcess(database.url);
  const refusals = new Set<string>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const attempts = await Promise.all(
      people.map(async ({ actor, trailerId, cookie }): Promise<Attempt> => {
        const cart = await fillCart(deps, actor, [{ trailerId, ...periodFrom(deps.clock.now(), 2 + 3 * kill) }]);
        return { cookie, key: randomUUID(), body: orderInput(cart) };
      }),
    );
    const orders = attempts.map((attempt) => orderInTheEnd(server, attempt, refusals));
    await Promise.any(orders);
    await database.kill();
    const ids = await Promise.all(orders);

    expect(await Promise.all(attempts.map((attempt) => orderInTheEnd(server, attempt, refusals)))).toEqual(ids);
    await database.isBack();
    const { count } = await deps.db
      .selectFrom('customerOrder')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe((kill + 1) * SHOPPERS);
    expect(await findBrokenOrders(deps.db)).toEqual([]);
  }
  // Nobody was told that anything is broken, only to come back.
  expect([...refusals]).toEqual(['503 after 1 s']);
}, 900_000);

/** Asks until there is an order, as often as the server wants to be asked. */
async function orderInTheEnd(server: ApiProcess, { cookie, key, body }: Attempt, refusals: Set<string>) {
  const deadline = Date.now() + LONGEST_OUTAGE_MS;
  while (Date.now() < deadline) {
    const response = await server.call('POST', '/api/orders', { cookie, key, body });
    const answer: unknown = await response.json();
    if (response.status === 201 && typeof answer === 'object' && answer !== null && 'id' in answer) return answer.id;
    const seconds = response.headers.get('Retry-After');
    refusals.add(`${response.status} after ${String(seconds)} s`);
    await pause(Number(seconds) * 250);
  }
  throw new Error('The database did not come back');
}
