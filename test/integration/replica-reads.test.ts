import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { toPosition } from '#db/position.ts';
import { readPosition } from '#db/replica/read-position.ts';
import { watchReplica } from '#db/replica/watch-replica.ts';
import { createDatabase } from '#db/client.ts';
import { createReads } from '#server/reads/create-reads.ts';
import { openReads } from '#server/reads/open-reads.ts';
import type { Deps } from '#services/deps.ts';
import type { ApiProcess } from '../support/api-process.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { createTestDatabase } from '../support/database.ts';
import { createReplicatedDatabase } from '../support/replicated-database.ts';
import { makeCustomer, makeRentalWorld, periodFrom, type RentalWorld } from '../support/rental-world.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const TOKEN = 'a token for the metrics';
const NOBODY = 'postgres://127.0.0.1:1/none';
const log = pino({ level: 'silent' });

let database: Awaited<ReturnType<typeof createReplicatedDatabase>>;
let shop: TestApp;
let deps: Deps;
let world: RentalWorld;
let server: ApiProcess;
let member: string;

beforeAll(async () => {
  database = await createReplicatedDatabase({ confirmed: false });
  shop = await createTestApp({ database });
  ({ deps } = shop);
  world = await makeRentalWorld(deps, 4);
  const expiry = Math.floor(Date.now() / 1000) + 600;
  member = `${await signInDirectly(deps, (await makeCustomer(deps)).userId)}; auth_public=${expiry}`;
  const env = { ROLE: 'web', METRICS_TOKEN: TOKEN, DATABASE_READ_URL: database.standbyUrl() };
  server = await startBuiltServer(database.url, env);
  await vi.waitUntil(() => readMetric('availability_feed_live'), { timeout: 60_000, interval: 100 });
});
afterAll(async () => {
  await server.kill();
  await shop[Symbol.asyncDispose]();
});

const resume = () => database.askStandby('select pg_wal_replay_resume()');
async function pause(): Promise<void> {
  onTestFinished(async () => void (await resume()));
  await database.askStandby('select pg_wal_replay_pause()');
}

async function readMetric(name: string): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  const found = (await answer.text()).split('\n').find((line) => line.startsWith(`${name} `));
  return Number(found?.split(' ')[1]);
}
const countReads = async () => ({
  replica: await readMetric('db_reads_total{source="replica"}'),
  primary: await readMetric('db_reads_total{source="primary"}'),
});

/** By whom a request was answered that nobody else made. */
async function sourceOf(path: string, cookie = ''): Promise<string> {
  const before = await countReads();
  const answer = await server.call('GET', path, { cookie });
  await answer.arrayBuffer();
  const after = await countReads();
  const reads = { replica: after.replica - before.replica, primary: after.primary - before.primary };
  return `${answer.status} ${JSON.stringify(reads)}`;
}
const ONCE_FROM_REPLICA = '200 {"replica":1,"primary":0}';
const ONCE_FROM_PRIMARY = '200 {"replica":0,"primary":1}';
const NOT_THIS_WAY = '200 {"replica":0,"primary":0}';

describe('a shop with a replica', () => {
  test('reads its stock there', async () => {
    const { from, to } = periodFrom(deps.clock.now(), 9);
    const [id = ''] = world.trailerIds;
    const paths = [
      '/api/trailers',
      '/api/trailers/facets',
      `/api/trailers/${id}`,
      `/api/trailers/${id}/calendar?from=${from}&to=${to}`,
      '/api/depots',
      `/api/depots/${world.depotId}`,
      '/sitemap.xml',
    ];
    for (const path of paths) {
      await expect.poll(() => sourceOf(path), { message: path }).toBe(ONCE_FROM_REPLICA);
    }
    // What was rendered once is kept, whoever was asked for it: every attempt is another page.
    let attempts = 0;
    for (const path of ['/en/trailers?q=', `/en/trailers/${id}?service=`]) {
      await expect.poll(() => sourceOf(`${path}${++attempts}`), { message: path }).toBe(ONCE_FROM_REPLICA);
    }
    await expect.poll(() => sourceOf('/api/trailers', member)).toBe(ONCE_FROM_REPLICA);
  });

  test('never asks there for what belongs to somebody', async () => {
    const [id = ''] = world.trailerIds;
    const paths = ['/api/cart', '/api/orders', '/api/bookings', `/api/trailers/${id}`, '/en/cart', '/en/trailers'];
    for (const path of paths) expect([path, await sourceOf(path, member)]).toEqual([path, NOT_THIS_WAY]);
  });

  test('shows people what they have written, however far the replica is behind', async () => {
    await pause();
    const [trailerId = ''] = world.trailerIds;
    const body = { trailerId, ...periodFrom(deps.clock.now(), 3) };
    const added = await server.call('POST', '/api/cart/items', { cookie: member, body });
    expect(added.status).toBe(200);
    const refused = await server.call('POST', '/api/cart/items', { cookie: member, body: {} });
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([422, []]);
    const wrote = added.headers.getSetCookie().find((cookie) => cookie.startsWith('wrote=')) ?? '';
    expect(wrote).toMatch(/^wrote=[0-9A-F]+%2F[0-9A-F]+; Max-Age=5; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const cookie = `${member}; ${wrote.split(';')[0]}`;
    expect(await sourceOf('/api/trailers', cookie)).toBe(ONCE_FROM_PRIMARY);
    const cart = await server.call('GET', '/api/cart', { cookie });
    expect(await cart.text()).toContain(trailerId);
  });

  test('keeps no page from before a change that it has heard of', async () => {
    const [, id = ''] = world.trailerIds;
    const read = async () => (await server.call('GET', `/en/trailers/${id}`)).text();
    await pause();
    expect(await read()).not.toContain('Heard Of It');
    await deps.db.updateTable('trailer').set({ make: 'Heard Of It' }).where('id', '=', id).execute();
    await expect.poll(read).toContain('Heard Of It');
    expect(await read()).toContain('Heard Of It');
  });
});

describe('what a read needs to know', () => {
  test('decides who answers it', async () => {
    const replica = createDatabase(database.standbyUrl());
    let heard = 0n;
    const watch = { isUsable: () => true, leastPosition: () => 0n, lagSeconds: () => 0, distrust: vi.fn<() => void>() };
    const depsOn = (db: Deps['db']) => ({ ...deps, db });
    const { since, counts } = createReads({ deps, depsOn, replica, watch, heard: () => heard });
    const [, , id = ''] = world.trailerIds;
    const readMake = async ({ db }: Deps) =>
      (await db.selectFrom('trailer').select('make').where('id', '=', id).executeTakeFirstOrThrow()).make;

    await pause();
    const before = await readMake(deps);
    await deps.db.updateTable('trailer').set({ make: 'New' }).where('id', '=', id).execute();
    const now = toPosition(await readPosition(deps.db));
    expect(await since(0n)(readMake)).toBe(before);
    expect(await since(now)(readMake)).toBe('New');
    heard = now;
    expect(await since(0n)(readMake)).toBe('New');
    await resume();
    await expect.poll(async () => [await since(now)(readMake), counts().replica]).toEqual(['New', 2]);

    // Nobody is told of an answer that only the replica could not give.
    const failing = async (asked: Deps) =>
      asked === deps ? 'primary' : (await sql`select pg_terminate_backend(pg_backend_pid())`.execute(asked.db), 'none');
    expect(await since(0n)(failing)).toBe('primary');
    expect(watch.distrust).toHaveBeenCalledOnce();
    const whole = (asked: Deps) => Promise.resolve(asked === deps);
    expect(await since(0n)(whole, (isWhole) => isWhole)).toBe(true);
    await expect(since(0n)(() => Promise.reject(new Error('on both')))).rejects.toThrow('on both');
    await expect(since(0n)(({ db }) => db.deleteFrom('outbox').execute())).resolves.toBeDefined();
    await replica.destroy();
  });

  test('is measured', async () => {
    const onTurn = vi.fn<(reason: string | undefined) => void>();
    const watch = await watchReplica({ primary: database.url, replica: database.standbyUrl(), onTurn });
    const state = () => [watch.isUsable(), onTurn.mock.lastCall?.[0]];
    await expect.poll(state).toEqual([true, undefined]);
    await pause();
    await deps.db.updateTable('trailer').set({ make: 'Krone' }).execute();
    await expect.poll(state).toEqual([false, 'lags']);
    expect(watch.lagSeconds()).toBeGreaterThan(2);
    await resume();
    await expect.poll(state).toEqual([true, undefined]);
    expect(watch.lagSeconds()).toBeLessThanOrEqual(2);
    watch.distrust();
    expect(state()).toEqual([false, 'has failed']);
    await expect.poll(state).toEqual([true, undefined]);
    await watch.close();
  });
});

describe('a start', () => {
  const open = (replica: string) =>
    openReads({
      primary: database.url,
      replica,
      poolSize: 2,
      deps,
      currentFleet: () => undefined,
      heard: () => 0n,
      log,
    });

  test('with the replica of another database is refused', async () => {
    await using other = await createTestDatabase();
    await expect(open(other.url)).rejects.toThrow('DATABASE_READ_URL leads to another database than DATABASE_URL');
    const neighbour = new URL(database.url);
    neighbour.pathname = '/template1';
    await expect(open(neighbour.href)).rejects.toThrow('DATABASE_READ_URL leads to another database');
  });

  test('with one that is away goes on without it, and one with the primary itself is fine', async () => {
    const alone = await open(NOBODY);
    expect(await alone.since(0n)(async (asked) => asked === deps)).toBe(true);
    expect([alone.counts(), alone.lagSeconds()]).toEqual([{ primary: 1, replica: 0 }, undefined]);
    await alone.close();
    const itself = await open(database.url);
    await expect.poll(() => itself.since(0n)(async (asked) => asked === deps)).toBe(false);
    await itself.close();
  });
});

test('a replica that is gone is missed by nobody', async () => {
  await expect.poll(() => sourceOf('/api/trailers')).toBe(ONCE_FROM_REPLICA);
  await database.stopStandby();
  expect(await sourceOf('/api/trailers')).toBe(ONCE_FROM_PRIMARY);
  await expect.poll(() => readMetric('db_replica_lag_seconds')).toBeNaN();
  expect(await sourceOf('/en/trailers?q=gone')).toBe(ONCE_FROM_PRIMARY);
});
