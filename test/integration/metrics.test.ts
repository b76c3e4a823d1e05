import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStorage } from '#adapters/storage/folder-storage.ts';
import { createStorageSeconds, timeStorage } from '#server/watch/time-storage.ts';
import { fillCart, makeCustomer, makeRentalWorld, orderInput, periodFrom } from '../support/rental-world.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const TOKEN = 'a token for the metrics';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => shop[Symbol.asyncDispose]());

const readLines = async (): Promise<readonly string[]> => {
  const answer = await shop.newBrowser().get('/metrics', { Authorization: `Bearer ${TOKEN}` });
  return (await answer.text()).split('\n');
};

test('an order counts once, however often it is sent, and by its route', async () => {
  const { deps } = shop;
  const { trailerIds } = await makeRentalWorld(deps);
  const actor = await makeCustomer(deps);
  const period = periodFrom(deps.clock.now(), 3);
  const cart = await fillCart(
    deps,
    actor,
    trailerIds.map((trailerId) => ({ trailerId, ...period })),
  );
  const headers = { Cookie: await signInDirectly(deps, actor.userId), 'Idempotency-Key': 'once' };
  const body = orderInput(cart);
  for (const replayed of [null, 'true']) {
    const answer = await shop.newBrowser().send('POST', '/api/orders', { body, headers });
    expect(answer.headers.get('Idempotent-Replayed')).toBe(replayed);
  }
  await sql`update outbox set created_at = now() - interval '90 seconds'`.execute(deps.db);
  await shop.newBrowser().send('PURGE', '/api/orders/a-strange-one');

  const lines = await readLines();
  expect(lines).toContain('orders_total{path="confirmed"} 1');
  expect(lines).toContain('http_request_duration_seconds_count{method="POST",route="/api/orders",status="201"} 2');
  expect(lines.filter((line) => /strange|PURGE/.test(line))).toEqual([]);
  const { count } = await deps.db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(0);
  expect(lines).toContain(`outbox_waiting ${count}`);
  expect(lines.find((line) => line.startsWith('outbox_oldest_seconds '))).toMatch(/ (?:9\d|1\d\d)(?:\.|$)/);
});

test('jobs that failed are told apart from those that were given up', async () => {
  expect(await readLines()).toContain('jobs_failed{state="retry"} Nan');
  const boss = new PgBoss({ connectionString: shop.databaseUrl, schema: 'pgboss', supervise: false, schedule: false });
  await boss.start();
  try {
    await boss.createQueue('trial', { retryLimit: 3, retryDelay: 600 });
    const id = await boss.send('trial', {});
    await boss.fetch('trial');
    await boss.fail('trial', String(id));
    await sql`update pgboss.queue set failed_count = 2 where name = 'trial'`.execute(shop.deps.db);
    const lines = await readLines();
    expect(lines).toContain('jobs_failed{state="retry"} 1');
    expect(lines).toContain('jobs_failed{state="failed"} 2');
  } finally {
    await boss.stop({ graceful: false });
  }
});

test('a trace goes on from whoever asks, in the answer and in its refusals', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const answer = await shop.newBrowser().get('/api/nothing', headers);
  expect(answer.headers.get('X-Trace-Id')).toBe(traceId);
  expect(await answer.json()).toMatchObject({ traceId });
});

test('calls of the storage are timed, also those that fail', async () => {
  const seconds = createStorageSeconds();
  const storage = timeStorage(createFolderStorage('/dev/null/nowhere'), seconds);
  expect(await storage.get('uploads/none.webp')).toBeUndefined();
  await expect(storage.put('uploads/none.webp', new Uint8Array(1), 'image/webp')).rejects.toThrow('ENOTDIR');
  const { values } = await seconds.get();
  const counts = values.filter(({ metricName }) => metricName === 'storage_seconds_count');
  expect(counts.map(({ labels, value }) => ({ ...labels, value }))).toEqual([
    { operation: 'get', outcome: 'ok', value: 1 },
    { operation: 'put', outcome: 'failed', value: 1 },
  ]);
});
