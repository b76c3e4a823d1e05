import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { startJobs } from '#server/jobs.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { makePerson } from '../support/people.ts';
import { createTestApp } from '../support/test-app.ts';

/** A worker is killed while it hands over a mail. Half a minute without a sign of life is half a minute here by decree. */
test('the job of a killed worker is taken up by another', async () => {
  await using shop = await createTestApp();
  await using silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const busy = once(silent, 'connection');
  const worker = await startBuiltServer(shop.databaseUrl, {
    ROLE: 'worker',
    MAIL_URL: `smtp://127.0.0.1:${address.port}`,
  });
  const { email } = await makePerson(shop.deps);
  await shop.newBrowser().post('/api/users/reset-account', { email });
  await busy;
  await worker.kill();

  const aged = await sql`
    update pgboss.job set heartbeat_on = heartbeat_on - interval '31 seconds'
    where state = 'active' returning id`.execute(shop.deps.db);
  expect(aged.rows).toHaveLength(1);
  await sql`update pgboss.queue set monitor_on = monitor_on - interval '31 seconds'`.execute(shop.deps.db);
  const other = await startJobs({ deps: shop.deps, connection: shop.databaseUrl, log: pino({ level: 'silent' }) });
  try {
    await expect.poll(() => shop.mails.map(({ to }) => to), { timeout: 120_000 }).toEqual([email]);
  } finally {
    await other.stop();
  }
}, 300_000);
