import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isOverload } from '#api/overload.ts';
import { createDatabase } from '#db/client.ts';
import { requirePrimary } from '#server/require-server.ts';
import { startApiProcess } from '../support/api-process.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { makeRenters, orderInTheEnd } from '../support/order-in-the-end.ts';
import { createReplicatedDatabase } from '../support/replicated-database.ts';
import { mirrorServices } from '../support/service-mirror.ts';
import { createTestApp } from '../support/test-app.ts';

const LOSSES = process.env['TEST_LONG'] === '1' ? 30 : 2;
const SHOPPERS = 8;

/** The primary is killed while orders are taken and never comes back; its standby takes over under the same load. */
test(`no acknowledged order is lost with ${LOSSES} primaries`, async () => {
  const database = await createReplicatedDatabase();
  await using shop = await createTestApp({ database });
  const { deps } = shop;
  const fillCarts = await makeRenters(deps, SHOPPERS);
  await using server = await startApiProcess(database.url);

  const standby = createDatabase(await database.standby());
  await expect(requirePrimary(standby, 'DATABASE_URL')).rejects.toThrow('DATABASE_URL leads to a replica');
  await standby.destroy();
  // Whoever follows changes there could be taken for the standby that has them.
  const follower = mirrorServices(database.url);
  await expect.poll(() => follower.refusals).toEqual([expect.stringContaining('DATABASE_FEED_URL lead to a replica')]);
  await follower.feed.close();

  const refusals = new Set<string>();
  for (let loss = 0; loss < LOSSES; loss += 1) {
    if (loss > 0) await database.addStandby();
    const attempts = await fillCarts(loss);
    const order = (attempt: (typeof attempts)[number]) => orderInTheEnd(server, attempt, refusals);
    const begun = attempts.slice(SHOPPERS / 2).map(order);
    await Promise.any(begun);
    await database.killPrimary();
    // Whoever orders now finds no primary, and comes back until there is one.
    const late = attempts.slice(0, SHOPPERS / 2).map(order);
    await expect.poll(() => [...refusals]).toEqual(['503 after 1 s']);
    await database.failOver();
    const ids = await Promise.all([...late, ...begun]);

    expect(await Promise.all(attempts.map(order))).toEqual(ids);
    const kept = await deps.db.selectFrom('customerOrder').select('id').execute();
    expect(kept).toHaveLength((loss + 1) * SHOPPERS);
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(await findBrokenOrders(deps.db)).toEqual([]);
  }
  expect([...refusals]).toEqual(['503 after 1 s']);

  // Whoever cancels the wait for a standby acknowledges what it does not have: to the shop that is a failure.
  await database.askPrimary("alter system set synchronous_standby_names = 'nobody'");
  await database.askPrimary('select pg_reload_conf()');
  // The setting counts from some moment on; until then commits are answered.
  let caught: Promise<unknown> = Promise.resolve();
  let isAnswered = true;
  const commit = () => {
    isAnswered = false;
    const row = sql`insert into installation (key, value) values (${randomUUID()}, '{}')`.execute(deps.db);
    caught = row.catch((error: unknown) => error).finally(() => (isAnswered = true));
  };
  const waiting = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'";
  const cancelWaiting = () => {
    if (isAnswered) commit();
    return database.askPrimary(waiting);
  };
  await expect.poll(cancelWaiting).toHaveLength(1);
  const error = await caught;
  expect(error).toMatchObject({ code: '40003' });
  expect(isOverload(error)).toBe(true);
}, 1_800_000);
