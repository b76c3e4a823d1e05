import { mkdtempDisposable, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { readMigrations } from '#db/migration-files.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { emptyDatabase } from '#demo/empty-database.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

/** From here on migrations are written for shops that are open while they run. */
const FIRST = '0041';
const ROWS = 300_000;
const FOLDER = path.resolve('src/db/migrations');

let database: TestDatabase;
let tables: readonly string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await using superuser = createDatabase(database.superuserUrl, { poolSize: 1 });
  await emptyDatabase(database.db);
  await sql`drop publication if exists trailyard_changes`.execute(superuser);
  await using older = await mkdtempDisposable(path.join(tmpdir(), 'trailyard-older-'));
  for (const { name } of await readMigrations()) {
    if (name < FIRST) await symlink(path.join(FOLDER, name), path.join(older.path, name));
  }
  await migrateToLatest(database.db, { folder: older.path });
  await fill(superuser);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    superuser,
  );
  tables = rows.map(({ name }) => name);
}, 600_000);
afterAll(() => database[Symbol.asyncDispose]());

test(`nobody who reads waits for a second while ${FIRST} and later are applied to ${ROWS} rows`, async () => {
  const { applied, cutShort } = await migrateAmongReaders();
  const later = (await readMigrations()).filter(({ name }) => name >= FIRST).map(({ name }) => name);
  expect(applied).toEqual(later);
  expect(later).not.toEqual([]);
  expect(cutShort).toEqual([]);
}, 600_000);

test('a migration that keeps a table to itself is found out', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'trailyard-slow-'));
  await writeFile(
    path.join(folder.path, '9999-slow.sql'),
    'alter table outbox add column slow text;\nselect pg_sleep(2);\n',
  );
  const { cutShort } = await migrateAmongReaders(folder.path);
  expect(cutShort).toContain('outbox');
});

/** The tables that somebody who asks all of them in turn could not read within a second. */
async function migrateAmongReaders(folder?: string) {
  const reader = new Client({ connectionString: database.url, lock_timeout: 1_000 });
  await reader.connect();
  const cutShort: string[] = [];
  const over = new AbortController();
  const reading = (async () => {
    while (!over.signal.aborted) {
      for (const table of tables) {
        await reader.query(`select from ${table} limit 1`).catch(() => cutShort.push(table));
      }
    }
  })();
  const applied = await migrateToLatest(database.db, { folder });
  over.abort();
  await reading;
  await reader.end();
  return { applied, cutShort };
}

/** What grows in a shop, as it was before the first of the migrations. Whatever would look at each row is switched off. */
async function fill(superuser: Database): Promise<void> {
  await withoutLimits(superuser, async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    const indexes = await switchOffIndexes(connection);
    for (const insert of INSERTS) await insert.execute(connection);
    for (const index of indexes) await sql`reindex index ${sql.id(index)}`.execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
}

/** Those that make sure of something are built afterwards. Whoever rewrites a table builds the others too. */
async function switchOffIndexes(connection: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; isUnique: boolean }>`
    update pg_index set indisready = false, indisvalid = indisunique
    where indrelid = any(array['customer_order', 'booking', 'allocation', 'audit_log', 'outbox']::regclass[])
    returning indexrelid::regclass::text as name, indisunique as is_unique`.execute(connection);
  return rows.filter(({ isUnique }) => isUnique).map(({ name }) => name);
}

const NOBODY = sql.lit('00000000-0000-4000-8000-000000000000');
const INSERTS = [
  sql`
    insert into customer_order (business_unit_id, number, created_by, status, payment_method, locale, billing_address,
      terms_version, privacy_version, net_cents, tax_cents, gross_cents, taxes)
    select ${NOBODY}, 'O-' || i, ${NOBODY}, 'confirmed', 'transfer', 'de', '{}', '1', '1', 1, 0, 1, '[]'
    from generate_series(1, ${sql.lit(ROWS)}) i`,
  sql`
    insert into booking (business_unit_id, order_id, line_number, number, trailer_id, depot_id, starts_at, ends_at,
      chargeable_days, price_list_id, price_trace, rent_cents, services_cents, net_cents, tax_case, tax_country,
      tax_basis_points)
    select business_unit_id, id, 1, number || '-1', ${NOBODY}, ${NOBODY}, created_at,
      created_at + interval '2 days', 2, ${NOBODY}, '{}', 1, 0, 1, 'shortTerm', 'DE', 1900
    from customer_order`,
  sql`
    insert into allocation (trailer_id, kind, starts_at, ends_at, booking_id)
    select trailer_id, 'rental', starts_at, ends_at, id from booking`,
  sql`
    insert into audit_log (actor_kind, actor_id, business_unit_id, action, object_type, object_id)
    select 'member', created_by, business_unit_id, 'order.place', 'order', id from customer_order`,
  sql`
    insert into outbox (topic, payload, dispatched_at)
    select 'mail', jsonb_build_object('orderId', id), created_at from customer_order`,
];
