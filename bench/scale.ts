/**
 * What one process of the shop takes of its machine and of the database's: processor time of Node.js and PostgreSQL for a
 * page, a search and an order, jobs per second, and what it asks of the database while nobody asks anything of it. Fails
 * where one of them takes a fifth more than when it was last recorded.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { parseEnv } from '#config/env.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { inTransaction } from '#db/transaction.ts';
import { addBulkFleet } from '#demo/add-bulk-fleet.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { compose } from '#server/compose.ts';
import type { Deps } from '#services/deps.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import { callsTo, PROCESS_SECRET } from '../test/support/api-process.ts';
import { makeTrailer, makeUser } from '../test/support/make-rows.ts';
import { makeCustomer, makeOpenDepot, orderInput, periodFrom } from '../test/support/rental-world.ts';
import { signInDirectly } from '../test/support/sign-in-directly.ts';
import { recordUnlessWorse } from './record.ts';
import { readCpuTime } from './support/cpu-time.ts';
import { fillCart } from './support/fill-cart.ts';
import { type CountingMailServer, startMailServer } from './support/mail-server.ts';
import { type RunningBuild, startBuild } from './support/start-build.ts';
import { times } from './support/spread-work.ts';

const PORT = 4873;
const PUBLIC_ORIGIN = 'https://shop.example';
const WARM_UP = 40;
const CALLS = 160;
const FLEET = { trailers: 2000, allocations: 20_000 };
const MAILS = 300;
/** A start has to come to rest first; then a minute has all that happens every minute. */
const [SETTLING_SECONDS, IDLE_SECONDS] = [30, 60];

type Measured = { readonly node: number; readonly postgres: number };

export async function run(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trailyard-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = createDatabase(postgres.url);
  const mailServer = await startMailServer();
  try {
    await migrateToLatest(db);
    const config = parseEnv({ PUBLIC_ORIGIN });
    const deps = compose({ config, db, dataDir, secretKey: PROCESS_SECRET, log: pino({ level: 'silent' }) });
    await loadDemoData({
      db,
      storage: deps.storage,
      now: deps.clock.now(),
      secretKey: PROCESS_SECRET,
      withFiles: false,
    });
    await addBulkFleet(db, { ...FLEET, now: deps.clock.now() });
    const env = { PUBLIC_ORIGIN, DATABASE_URL: postgres.url, SECRET_KEY: PROCESS_SECRET, STORAGE_DIR: dataDir };
    // Without jobs, which would render the mails of the orders in the same process.
    await measureIn({ ...env, ROLE: 'web' }, dataDir, (shop, read) => measureRequests(deps, shop, read));
    await db.deleteFrom('outbox').execute();
    await measureIn({ ...env, MAIL_URL: mailServer.url }, dataDir, async (_shop, read) => {
      await measureIdling(db);
      await measureJobs(db, mailServer, read);
    });
  } finally {
    await mailServer.stop();
    await db.destroy();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureIn(
  env: Readonly<Record<string, string>>,
  dataDir: string,
  measure: (shop: RunningBuild, read: () => Measured) => Promise<void>,
): Promise<void> {
  const shop = await startBuild(PORT, env);
  try {
    await measure(shop, () => readCpuTime({ node: shop.pid, dataDir }));
  } finally {
    await shop.stop();
  }
}

async function measureRequests(deps: Deps, { url }: RunningBuild, read: () => Measured): Promise<void> {
  const call = callsTo(url.replace(/\/$/, ''));
  const orders = await prepareOrders(deps);
  // A message that waits for its reader makes a guest's page one of their own.
  const kinds: Record<string, (i: number) => Promise<Response>> = {
    'a page': () => call('GET', '/en/trailers', { cookie: 'flash=none' }),
    'a search': (i) => call('GET', `/api/trailers?type=${i % 2 ? 'plane' : 'cool'}`),
    'an order': async (i) => {
      const order = orders[i];
      if (order === undefined) throw new RangeError('There is no such order');
      return call('POST', '/api/orders', { ...order, key: randomUUID() });
    },
  };
  const words: string[] = [];
  for (const [name, ask] of Object.entries(kinds)) {
    let before = read();
    for (let i = 0; i < WARM_UP + CALLS; i += 1) {
      if (i === WARM_UP) before = read();
      const response = await ask(i);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${name} was answered with ${response.status}`);
    }
    words.push(`${name} ${inWords(before, read(), CALLS)}`);
  }
  await recordUnlessWorse('scale', `processor time of ${words.join(', ')}`);
}

/** Of a customer and a trailer each, so that none waits for another. */
async function prepareOrders(deps: Deps) {
  const depotId = await makeOpenDepot(deps.db);
  return times(WARM_UP + CALLS, async () => {
    const actor = await makeCustomer(deps);
    const { from, to } = periodFrom(deps.clock.now(), 2);
    const line = { trailerId: await makeTrailer(deps.db, { depotId }), startsAt: new Date(from), endsAt: new Date(to) };
    const cart = await fillCart(deps.db, actor, line);
    return { cookie: await signInDirectly(deps, actor.userId), body: orderInput(cart) };
  });
}

async function measureJobs(db: Database, { received }: CountingMailServer, read: () => Measured): Promise<void> {
  const userId = await makeUser(db);
  const promise = (count: number) =>
    inTransaction(db, async (trx) => {
      for (let i = 0; i < count; i += 1) {
        await queueMail(trx, { template: 'passwordChanged', userId, at: new Date().toISOString() });
      }
    });
  await promise(WARM_UP);
  await received(WARM_UP);
  await promise(MAILS);
  const before = read();
  const started = performance.now();
  await received(WARM_UP + MAILS);
  const perSecond = (MAILS * 1000) / (performance.now() - started);
  const each = inWords(before, read(), MAILS);
  await recordUnlessWorse('scale', `${perSecond.toFixed(0)} jobs/s by one process, each ${each}`);
}

async function measureIdling(db: Database): Promise<void> {
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select xact_commit + xact_rollback as count from pg_stat_database
      where datname = current_database()`.execute(db);
    return rows[0]?.count ?? 0;
  };
  await pause(SETTLING_SECONDS * 1000);
  const before = await count();
  await pause(IDLE_SECONDS * 1000);
  const perSecond = ((await count()) - before - 1) / IDLE_SECONDS;
  await recordUnlessWorse('scale', `${perSecond.toFixed(1)} transactions/s by one process while nothing happens`);
}

const inWords = (before: Measured, after: Measured, count: number): string => {
  const [node, postgres] = [(after.node - before.node) / count, (after.postgres - before.postgres) / count];
  return `${(node + postgres).toFixed(2)} ms (Node.js ${node.toFixed(2)}, PostgreSQL ${postgres.toFixed(2)})`;
};
