import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateToLatest } from '#db/migrate.ts';
import { emptyDatabase } from '#demo/empty-database.ts';
import { findForeignTables } from '#demo/find-foreign-tables.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const countDepots = async (): Promise<unknown> =>
  (await sql<{ count: number }>`select count(*)::int as count from depot`.execute(database.db)).rows[0]?.count;

test('nothing is deleted without a word, where nobody can be asked', () => {
  const env = { ...process.env, DATABASE_URL: database.url };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/seed.ts', '--reset'], {
    env,
    encoding: 'utf8',
    input: 'yes\n',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Nothing has been deleted')]);
});

test('a database that holds tables of others is not emptied', async () => {
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
  expect(await migrateToLatest(db)).toContain('0001-business-units-and-users.sql');
});
