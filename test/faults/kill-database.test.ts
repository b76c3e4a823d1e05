import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
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
  const database = await createOwnDatabase();
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

/** A database that keeps what it has acknowledged, on a server of its own that can be killed. */
async function createOwnDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'trailyard-kill-'));
  const server = await startEmbeddedPostgres({ dataDir: folder });
  const db = createDatabase(server.url);
  await migrateToLatest(db);
  return {
    url: server.url,
    db,
    kill: async () => {
      const lock = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
      process.kill(Number.parseInt(lock, 10), 'SIGKILL');
    },
    isBack: async () => {
      const isThere = () =>
        sql`select 1`.execute(db).then(
          () => true,
          () => false,
        );
      await expect.poll(isThere, { timeout: LONGEST_OUTAGE_MS }).toBe(true);
    },
    [Symbol.asyncDispose]: async () => {
      await db.destroy();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
