import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { OUTBOX_HANDLERS, SCHEDULED_JOBS } from '#server/jobs/handlers.ts';
import { type ApiProcess, PROCESS_SECRET } from '../support/api-process.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { makePerson } from '../support/people.ts';
import { runScript } from '../support/run-script.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const METRICS_TOKEN = 'the token of the metrics';

let shop: TestApp;
let web: ApiProcess;
beforeAll(async () => {
  shop = await createTestApp();
  web = await startBuiltServer(shop.databaseUrl, { ROLE: 'web' });
});
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await shop[Symbol.asyncDispose]();
});

test('what the web promises a worker does, which serves nobody', async () => {
  const { deps } = shop;
  const { email } = await makePerson(deps);
  expect((await web.call('POST', '/api/users/reset-account', { body: { email } })).status).toBe(202);
  const queue = await sql`select to_regnamespace('pgboss') as schema`.execute(deps.db);
  expect(queue.rows).toEqual([{ schema: null }]);

  await using worker = await startBuiltServer(shop.databaseUrl, { ROLE: 'worker', METRICS_TOKEN });
  const status = async () => (await deps.db.selectFrom('sentMail').select('status').execute()).map((row) => row.status);
  await expect.poll(status, { timeout: 60_000 }).toEqual(['sent']);
  const answers = ['/healthz', '/readyz', '/', '/en/trailers', '/api/trailers', '/metrics'].map(async (asked) => [
    asked,
    (await fetch(worker.url + asked)).status,
  ]);
  expect(await Promise.all(answers)).toEqual([
    ['/healthz', 200],
    ['/readyz', 200],
    ['/', 404],
    ['/en/trailers', 404],
    ['/api/trailers', 404],
    ['/metrics', 404],
  ]);
  const metrics = await fetch(`${worker.url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(await metrics.text()).toMatch(/^clock_skew_seconds -?\d/m);

  // Told of at once, and taken from a process that has been killed.
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.queue where notify and heartbeat_seconds = 30 order by name`.execute(deps.db);
  const names = [...Object.keys(OUTBOX_HANDLERS), ...Object.keys(SCHEDULED_JOBS)];
  expect(rows.map(({ name }) => name)).toEqual(names.toSorted());
});

test.each([
  ['another key', { SECRET_KEY: 'some other key of the same length' }, /^SECRET_KEY differs from the one .+\n$/],
  ['other files', { STORAGE_DIR: `/tmp/trailyard-${randomUUID()}` }, /^The file storage differs from the one .+\n$/],
  ['an unknown command', { command: 'migarte' }, /^There is no command "migarte"/],
])('a start with %s ends with a sentence', async (_, { command, ...env }: Record<string, string>, sentence) => {
  const started = runScript(
    'build/server/main.js',
    {
      NODE_ENV: 'production',
      PORT: '0',
      PUBLIC_ORIGIN: 'https://shop.example',
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: path.join(inject('filesFolder'), 'data'),
      SECRET_KEY: PROCESS_SECRET,
      STORAGE_DIR: path.join(inject('filesFolder'), new URL(shop.databaseUrl).pathname),
      ...env,
    },
    command === undefined ? [] : [command],
  );
  expect(await started.ended).toMatchObject({ code: 1, complained: expect.stringMatching(sentence) });
});
