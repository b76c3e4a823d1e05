import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateToLatest } from '#db/migrate.ts';
import { emptyDatabase } from '#demo/empty-database.ts';
import { findForeignTables } from '#demo/find-foreign-tables.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'trailyard-seed-'));
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const countDepots = async (): Promise<unknown> =>
  (await sql<{ count: number }>`select count(*)::int as count from depot`.execute(database.db)).rows[0]?.count;

function reset(...args: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir };
  const command = ['scripts/seed.ts', '--reset', ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8', input: 'yes\n' });
  return [status, stderr];
}

test('nothing is deleted without a word, where nobody can be asked', () => {
  expect(reset()).toEqual([1, expect.stringContaining('Nothing has been deleted')]);
});

test('a database that holds tables of others is neither emptied nor migrated', async () => {
  const { db } = database;
  expect(await findForeignTables(db)).toEqual([]);
  await sql`create table ledger (amount int)`.execute(db);
  await sql`create schema other`.execute(db);
  await sql`create view other.totals as select sum(amount) from public.ledger`.execute(db);
  expect(await findForeignTables(db)).toEqual(['other.totals', 'public.ledger']);
  await expect(emptyDatabase(db)).rejects.toThrow('other.totals, public.ledger');
  expect(await countDepots()).toBe(0);
  await sql`drop schema other cascade`.execute(db);
  await sql`drop table ledger`.execute(db);
  await emptyDatabase(db);
  await sql`create table ledger (amount int)`.execute(db);
  expect(reset('--yes')).toEqual([1, expect.stringContaining('public.ledger')]);
  const { rows } = await sql`select tablename from pg_tables where schemaname = 'public'`.execute(db);
  expect(rows).toEqual([{ tablename: 'ledger' }]);
  await sql`drop table ledger`.execute(db);
  expect(await migrateToLatest(db)).toContain('0001-business-units-and-users.sql');
});
