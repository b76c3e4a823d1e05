import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { mirrorServices } from '../support/service-mirror.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database[Symbol.asyncDispose]());

const addService = (to: Database, key: string, position = 0) =>
  to.insertInto('service').values({ key, unit: 'once', position }).execute();

const listSlots = async () => {
  const { rows } = await sql<{ name: string }>`
    select slot_name as name from pg_replication_slots where database = current_database()`.execute(db);
  return rows.map(({ name }) => name);
};

describe('the feed', () => {
  test('tells each committed change once, with what was there before it came', async () => {
    await addService(db, 'before');
    await using mirror = mirrorServices(database.url);
    await mirror.isLive();
    await addService(db, 'after');
    await db.updateTable('service').set({ position: 7 }).where('key', '=', 'before').execute();
    await mirror.isEqualTo(db);
    expect(mirror.transactions).toEqual([
      [expect.objectContaining({ table: 'service', kind: 'insert' })],
      [expect.objectContaining({ table: 'service', kind: 'update' })],
    ]);
    expect(mirror.feed.lagMs()).toBeGreaterThanOrEqual(0);
    expect(mirror.losses).toEqual([]);
  });

  test('leaves no slot behind', async () => {
    const mirror = mirrorServices(database.url);
    await mirror.isLive();
    expect(await listSlots()).toEqual([expect.stringMatching(/^trailyard_[0-9a-f]{16}$/)]);
    await mirror.feed.close();
    expect(await listSlots()).toEqual([]);
    expect(mirror.feed.isLive()).toBe(false);
  });
});
