import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { createProbe } from '#db/probe.ts';
import { createTestDatabase } from '../support/database.ts';
import { holdTable } from '../support/hold-table.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

async function readLimits(db: Database): Promise<unknown> {
  const { rows } = await sql`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
  return rows[0];
}

test('every connection gives up waiting, but for work that may take long', async () => {
  await using database = await createTestDatabase();
  const usual = { lock: '5s', statement: '30s', idle: '10s' };
  await database.db.connection().execute(async (connection) => {
    expect(await readLimits(connection)).toEqual(usual);
  });
  expect(await withoutLimits(database.db, readLimits)).toEqual({ lock: '0', statement: '0', idle: '0' });
  expect(await readLimits(database.db)).toEqual(usual);
});

test('a connection that says nothing is given up, but for work that may take long', async () => {
  await using database = await createTestDatabase();
  const impatient = createDatabase(database.url, { answerLimitMs: 500, poolSize: 1 });
  const readSlowly = (db: Database) => sql`select pg_sleep(1.5)`.execute(db);
  await expect(readSlowly(impatient)).rejects.toThrow('Connection terminated');
  // The pool of one has another connection, and every limit is back after work that may take long.
  await withoutLimits(impatient, readSlowly);
  await expect(inTransaction(impatient, readSlowly)).rejects.toThrow('not queryable');
  await impatient.destroy();
});

test('a call that waits too long for a lock is told to come back', async () => {
  await using other = await holdTable(shop.databaseUrl, 'trailer');
  const response = await shop.app.request('/api/trailers');
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '1']);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
  await other.release();
  expect((await shop.app.request('/api/trailers')).status).toBe(200);
});

describe('the probe', () => {
  test('finds a database, and again after its connection has been cut', async () => {
    const probe = createProbe(shop.databaseUrl, { limitMs: 30_000 });
    expect(await probe.isAlive()).toBe(true);
    const count = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name = 'trailyard-probe'`.execute(shop.deps.db);
      return rows[0]?.count;
    };
    await sql`
      select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and application_name = 'trailyard-probe'`.execute(shop.deps.db);
    await expect
      .poll(async () => {
        await probe.isAlive();
        return count();
      })
      .toBe(1);
    await probe.close();
    await expect.poll(count).toBe(0);
  });

  test('tells once of a clock that is ahead of the database, and measures it every time', async () => {
    let ahead = 90_000;
    const told: number[] = [];
    const probe = createProbe(shop.databaseUrl, {
      limitMs: 30_000,
      now: () => Date.now() + ahead,
      onSkew: (seconds) => told.push(seconds),
    });
    expect([await probe.isAlive(), await probe.isAlive()]).toEqual([true, true]);
    expect(probe.clockSkewSeconds()).toBeGreaterThan(60);
    expect(told).toHaveLength(1);
    ahead = 0;
    await probe.isAlive();
    expect(probe.clockSkewSeconds()).toBeLessThan(60);
    expect(told).toHaveLength(1);
    await probe.close();
  });

  test('does not count a database that can only be read', async () => {
    await using database = await createTestDatabase();
    const name = new URL(database.url).pathname.slice(1);
    await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(database.db);
    const probe = createProbe(database.url, { limitMs: 30_000 });
    expect(await probe.isAlive()).toBe(false);
    await probe.close();
  });
});
