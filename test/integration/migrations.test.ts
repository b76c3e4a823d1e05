import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { openDatabase } from '#server/open-database.ts';
import { emptyDatabase } from '#demo/empty-database.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { rewriteProcessIds } from '../support/tcp-switch.ts';
import { runScript } from '../support/run-script.ts';

const LOCK = 7_264_001;

let database: TestDatabase;
let folder = '';
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trailyard-migrations-'));
  return () => rm(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

/** On connections of its own, as another process does it. */
async function migrate(signal?: AbortSignal): Promise<readonly string[]> {
  const db = createDatabase(database.url, { poolSize: 2 });
  try {
    return await migrateToLatest(db, { folder, signal });
  } finally {
    await db.destroy();
  }
}

async function isAnybodyDoing(db: Database, words: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like ${`%${words}%`}`.execute(db);
  return rows.length > 0;
}

async function untilSomebodyDoes(words: string): Promise<void> {
  await expect.poll(() => isAnybodyDoing(database.db, words)).toBe(true);
}

async function readIndex(name: string) {
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${name})`.execute(database.db);
  return rows;
}

test('an index is built concurrently by one of three that start at once, in place of a broken one', async () => {
  await sql`create index depot_by_city_test on depot (city)`.execute(database.db);
  const superuser = createDatabase(database.superuserUrl, { poolSize: 1 });
  await sql`update pg_index set indisvalid = false where indexrelid = 'depot_by_city_test'::regclass`.execute(
    superuser,
  );
  await superuser.destroy();
  await write(
    '9001-index.sql',
    '-- no transaction\ncreate index concurrently if not exists depot_by_city_test on depot (city);\n',
  );
  const runs = await Promise.all([migrate(), migrate(), migrate()]);
  expect(runs.flat()).toEqual(['9001-index.sql']);
  expect(await readIndex('depot_by_city_test')).toEqual([{ isValid: true }]);
});

test('a long reader is in the way of a change, and nobody else waits for either', async () => {
  await write('9002-column.sql', 'alter table depot add column test_note text;\n');
  const reader = new Client({ connectionString: database.url });
  await reader.connect();
  await reader.query('begin');
  await reader.query('select count(*) from depot');
  const migrated = migrate();
  await untilSomebodyDoes('add column test_note');
  // Behind the change that waits: it gives up sooner than a reader would.
  await database.db.selectFrom('depot').select('id').execute();
  await reader.end();
  expect(await migrated).toEqual(['9002-column.sql']);
});

test('a change that never gets its lock gives up, says what to do, and leaves nothing behind', async () => {
  await write('9002-locked.sql', 'alter table depot add column test_locked text;\n');
  const reader = new Client({ connectionString: database.url });
  await reader.connect();
  await reader.query('begin');
  await reader.query('select count(*) from depot');
  const patience = { tries: 2, lockMs: 50, pauseMs: 1 };
  await expect(migrateToLatest(database.db, { folder, patience })).rejects.toThrow(
    'Migration 9002-locked.sql did not get a lock in 2 tries: end the long transactions on the tables it changes, then ' +
      'migrate again.',
  );
  await reader.end();
  expect(await migrate()).toEqual(['9002-locked.sql']);
});

test('a migration that is told to stop undoes what is under way and leaves no lock', async () => {
  await write('9003-done.sql', 'create table test_done (id int);\n');
  await write('9004-slow.sql', 'create table test_slow (id int);\nselect pg_sleep(600);\n');
  const stop = new AbortController();
  const stopped = migrate(stop.signal);
  await untilSomebodyDoes('pg_sleep(600)');
  stop.abort();
  await expect(stopped).rejects.toThrow('canceling statement due to user request');
  await write('9004-slow.sql', 'create table test_slow (id int);\n');
  expect(await migrate()).toEqual(['9004-slow.sql']);
});

test('the command migrates once when it is run twice at once, and gives up its turn when it is stopped', async () => {
  await using other = await createTestDatabase();
  await emptyDatabase(other.db);
  const env = { DATABASE_URL: other.url, DATA_DIR: folder };
  const holder = new Client({ connectionString: other.url });
  await holder.connect();
  await holder.query('select pg_advisory_lock($1)', [LOCK]);
  const stopped = runScript('scripts/migrate.ts', env);
  await expect.poll(() => isAnybodyDoing(other.db, 'pg_try_advisory_lock'), { timeout: 60_000 }).toBe(true);
  stopped.kill('SIGTERM');
  expect(await stopped.ended).toMatchObject({
    code: 1,
    complained: expect.stringContaining('Stopped while migrating'),
  });
  await holder.end();

  const config = parseEnv({ DATABASE_URL: other.url, MIGRATE_ON_START: 'false' });
  await expect(openDatabase(config, folder, () => undefined)).rejects.toThrow(
    /^The database is older than this version and lacks 0001-\S+ and \d+ more: run .* migrate/,
  );

  const runs = [runScript('scripts/migrate.ts', env), runScript('scripts/migrate.ts', env)];
  const ends = await Promise.all(runs.map(({ ended }) => ended));
  expect(ends.map(({ code, complained }) => [code, complained])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  const said = ends.map((end) => end.said.split('\n').filter((line) => line.startsWith('Migrating')).length);
  const { rows } = await sql`select from schema_migration`.execute(other.db);
  expect(said.toSorted((a, b) => a - b)).toEqual([0, rows.length]);

  // So does one that a newer version has migrated.
  await sql`insert into schema_migration (name, checksum) values ('9999-of-tomorrow.sql', '')`.execute(other.db);
  await (await openDatabase(config, folder, () => undefined)).close();
});

/** Refuses what it does not know, as PgBouncer does. */
async function startStrictPooler(): Promise<AsyncDisposable & { readonly url: string }> {
  const words = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: lock_timeout\0\0');
  const refusal = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), words]);
  refusal.writeInt32BE(words.length + 4, 1);
  const server = createServer((socket) => socket.once('data', () => socket.end(refusal))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: `postgres://shop@127.0.0.1:${port}/shop`,
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
}

test('a start says what is wrong with the way to the database', async () => {
  await using other = await createTestDatabase();
  const open = (env: Record<string, string>) =>
    openDatabase(parseEnv({ DATABASE_URL: other.url, ...env }), folder, () => undefined);
  await using pooler = await rewriteProcessIds(other.url);
  await expect(open({ DATABASE_URL: pooler.url })).rejects.toThrow('set DATABASE_DIRECT_URL to the server itself');
  for (const env of [{ DATABASE_DIRECT_URL: other.url }, { ROLE: 'web', MIGRATE_ON_START: 'false' }]) {
    await (await open({ DATABASE_URL: pooler.url, ...env })).close();
  }
  await using strict = await startStrictPooler();
  await expect(open({ DATABASE_URL: strict.url })).rejects.toThrow(
    'The pooler in DATABASE_URL refuses the limits of connections (unsupported startup parameter: lock_timeout): add them',
  );
  const name = new URL(other.url).pathname.slice(1);
  await sql`alter database ${sql.id(name)} connection limit 0`.execute(other.db);
  await expect(open({})).rejects.toThrow('The database has no connection left');
});
