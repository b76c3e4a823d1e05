import { expect, test } from 'vitest';
import { startApiProcess } from '../support/api-process.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { createKillableDatabase } from '../support/killable-database.ts';
import { makeRenters, orderInTheEnd } from '../support/order-in-the-end.ts';
import { createTestApp } from '../support/test-app.ts';

const KILLS = process.env['TEST_LONG'] === '1' ? 30 : 2;
const SHOPPERS = 8;

/**
 * The database is killed while orders are taken, and started again under the same load. Whoever is asked to wait asks
 * again with the same key. Without a listener on connections in use the server would die with the database, and without
 * the key in the transaction of the order the second answer would be another order.
 */
test(`no order is lost or doubled by ${KILLS} kills of the database under load`, async () => {
  const database = await createKillableDatabase();
  await using shop = await createTestApp({ database });
  const { deps } = shop;
  const fillCarts = await makeRenters(deps, SHOPPERS);
  await using server = await startApiProcess(database.url);
  const refusals = new Set<string>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const attempts = await fillCarts(kill);
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
