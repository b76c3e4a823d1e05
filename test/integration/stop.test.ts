import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { boot } from '#server/boot.ts';
import { createTestDatabase } from '../support/database.ts';

test('a stop ends the jobs at once, while the last requests can still be answered', async () => {
  await using database = await createTestDatabase();
  const dataDir = join(tmpdir(), `trailyard-stop-${randomUUID()}`);
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'silent' };
  const booted = await boot(
    env,
    () => undefined,
    ['scripts/load-demo.ts'],
    async () => undefined,
  );
  const countJobConnections = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'trailyard-jobs'`.execute(booted.deps.db);
    return rows[0]?.count;
  };
  expect(await countJobConnections()).toBeGreaterThan(0);
  expect(await booted.health.isReady()).toBe(true);

  booted.announceStop();
  expect(await booted.health.isReady()).toBe(false);
  await expect.poll(countJobConnections, { timeout: 15_000 }).toBe(0);
  await booted.close();
  await rm(dataDir, { recursive: true, force: true });
});
