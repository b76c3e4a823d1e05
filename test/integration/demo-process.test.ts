import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadDemoApart } from '#server/load-demo-apart.ts';
import { createTestDatabase } from '../support/database.ts';

const FROM_SOURCES = ['scripts/load-demo.ts'] as const;
/** All pictures, papers and stories of the demo. */
const LONG = 400_000;

async function makeShop() {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trailyard-demo-'));
  const { url: DATABASE_URL } = database;
  return {
    db: database.db,
    env: { ...process.env, DATABASE_URL, DATA_DIR: dataDir, DEMO_BUSY: 'false', LOG_LEVEL: 'silent' },
    [Symbol.asyncDispose]: async () => {
      await database[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

test('a process of its own fills a shop once and says how far it is', { timeout: LONG }, async () => {
  await using shop = await makeShop();
  const said: string[] = [];
  const load = () => loadDemoApart(FROM_SOURCES, { env: shop.env, say: (text) => said.push(text) });
  expect(await load()).toBe(true);
  expect(said).toEqual([
    'Drawing the demo trailers',
    'Loading the demo data',
    'Writing the past of the demo',
    'Letting the customers of the demo rent',
    'Billing the past of the demo',
  ]);
  const { bookings } = await shop.db
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<number>().as('bookings'))
    .executeTakeFirstOrThrow();
  expect(bookings).toBeGreaterThan(100);
  expect(await load()).toBe(false);
});

test('whoever starts it hears why the demo could not be loaded', async () => {
  await using shop = await makeShop();
  const env = { ...shop.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' };
  await expect(loadDemoApart(FROM_SOURCES, { env, say: () => undefined })).rejects.toThrow(
    /^The demo data could not be loaded: .*The database cannot be reached/,
  );
});

test('it ends with whoever has started it, and leaves nothing behind', async () => {
  await using shop = await makeShop();
  const child = fork(FROM_SOURCES[0], { env: shop.env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send('load');
  expect(await once(child, 'message')).toEqual([{ said: 'Drawing the demo trailers' }, undefined]);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await shop.db.selectFrom('depot').select('id').execute()).toEqual([]);
});
