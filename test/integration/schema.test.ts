import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { isCheckViolation } from '#db/postgres-error.ts';
import { inTransaction } from '#db/transaction.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { makeBooking, makeBusinessUnit, makeMember, makeTrailer, makeUser } from '../support/make-rows.ts';
import { renderSchema } from '../support/render-schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** Resolves to the error, so that a statement that is not refused fails the expectation after it. */
const refusal = (attempt: () => Promise<unknown>): Promise<unknown> =>
  attempt().then(
    () => 'not refused',
    (error: unknown) => error,
  );

test('the table types are those of the migrated database', async () => {
  await expect(await renderSchema(database.db)).toMatchFileSnapshot('../../src/db/schema.ts');
});

describe('migrations', () => {
  test('that have run are not run again', async () => {
    expect(await migrateToLatest(database.db)).toEqual([]);
  });

  test('that have changed since they ran are refused', async () => {
    await using other = await createTestDatabase();
    await sql`update schema_migration set checksum = 'other' where name like '0003%'`.execute(other.db);
    await expect(migrateToLatest(other.db)).rejects.toThrow('0003-depots.sql has changed');
  });

  test('started by several processes at once run once', async () => {
    await using other = await createTestDatabase();
    await sql`drop schema public cascade`.execute(other.db);
    await sql`create schema public`.execute(other.db);
    const runs = await Promise.all([1, 2, 3].map(() => migrateToLatest(other.db)));
    expect(runs.filter((names) => names.length > 0)).toHaveLength(1);
  });
});

describe('what never changes', () => {
  test('the audit log takes entries and refuses every other write', async () => {
    const { db } = database;
    await inTransaction(db, (trx) =>
      recordAudit(trx, {
        actor: { kind: 'system' },
        businessUnitId: null,
        action: 'depot.create',
        objectId: '1',
        data: { some: ['thing'] },
        now: new Date(),
      }),
    );
    for (const statement of ['update audit_log set action = $$x$$', 'delete from audit_log', 'truncate audit_log']) {
      const error = await refusal(() => sql.raw(statement).execute(db));
      expect(isCheckViolation(error, 'audit_log_is_append_only')).toBe(true);
    }
    const entries = await db.selectFrom('auditLog').select(['action', 'data']).execute();
    expect(entries).toEqual([{ action: 'depot.create', data: { some: ['thing'] } }]);
  });

  test('a handover changes until it is signed, and then neither it nor its photos do', async () => {
    const { db } = database;
    const businessUnitId = await makeBusinessUnit(db);
    const userId = await makeMember(db, { businessUnitId });
    const trailerId = await makeTrailer(db);
    const bookingId = await makeBooking(db, { businessUnitId, trailerId, createdBy: userId });
    const handoverId = randomUUID();
    await db
      .insertInto('handover')
      .values({ id: handoverId, businessUnitId, bookingId, trailerId, kind: 'pickUp', startedBy: userId })
      .execute();
    const update = (changes: object) => db.updateTable('handover').set(changes).where('id', '=', handoverId).execute();
    const addPhoto = (position: string) =>
      db
        .insertInto('handoverPhoto')
        .values({ handoverId, position, path: 'p/1.webp', sha256: Buffer.alloc(32), width: 1, height: 1 })
        .execute();
    await update({ parts: '{"driver":{}}' });
    await addPhoto('left');

    await update({ signedAt: new Date(), signatures: '{}' });

    const attempts = [
      () => update({ parts: '{}' }),
      () => update({ signedAt: null }),
      () => db.deleteFrom('handover').where('id', '=', handoverId).execute(),
      () => addPhoto('right'),
      () => db.updateTable('handoverPhoto').set({ path: 'p/2.webp' }).where('handoverId', '=', handoverId).execute(),
      () => db.deleteFrom('handoverPhoto').where('handoverId', '=', handoverId).execute(),
    ];
    for (const attempt of attempts) {
      expect(isCheckViolation(await refusal(attempt), 'handover_is_signed')).toBe(true);
    }
  });

  test('a published price list and its prices stay as they are', async () => {
    const { db } = database;
    const id = randomUUID();
    await db.insertInto('priceList').values({ id, name: 'Spring', validFrom: new Date() }).execute();
    const addBand = (fromDay: number) =>
      db
        .insertInto('priceBand')
        .values({ priceListId: id, priceClass: 'plane', fromDay, dayRateCents: 4200 })
        .execute();
    await addBand(1);
    const publish = () => db.updateTable('priceList').set({ publishedAt: new Date() }).where('id', '=', id).execute();
    await publish();
    const attempts = [
      () => addBand(7),
      () => db.updateTable('priceBand').set({ dayRateCents: 1 }).where('priceListId', '=', id).execute(),
      publish,
      () => db.deleteFrom('priceList').where('id', '=', id).execute(),
    ];
    for (const attempt of attempts) {
      expect(isCheckViolation(await refusal(attempt), 'price_list_is_frozen')).toBe(true);
    }
  });
});

describe('who belongs where', () => {
  // Without the lock in the trigger each demotion sees the other admin still there, and both succeed.
  test('two admins who demote each other at once leave one admin', async () => {
    const { db } = database;
    for (let round = 0; round < 10; round++) {
      const businessUnitId = await makeBusinessUnit(db);
      const admins = [await makeMember(db, { businessUnitId }), await makeMember(db, { businessUnitId })];
      const outcomes = await Promise.all(
        admins.map((userId) =>
          refusal(() => db.updateTable('membership').set({ role: 'viewer' }).where('userId', '=', userId).execute()),
        ),
      );
      expect(outcomes.filter((outcome) => isCheckViolation(outcome, 'membership_last_admin'))).toHaveLength(1);
      const left = await db
        .selectFrom('membership')
        .select('userId')
        .where('businessUnitId', '=', businessUnitId)
        .where('role', '=', 'admin')
        .execute();
      expect(left).toHaveLength(1);
    }
  });

  test('a user belongs to one unit only and cannot choose the address of another', async () => {
    const { db } = database;
    const [own, foreign] = [await makeBusinessUnit(db), await makeBusinessUnit(db)];
    const userId = await makeMember(db, { businessUnitId: own });
    const second = db.insertInto('membership').values({ userId, businessUnitId: foreign, role: 'viewer' }).execute();
    await expect(second).rejects.toThrow('membership_pkey');
    const { id: addressId } = await db
      .insertInto('address')
      .values({ businessUnitId: foreign, city: 'Hamburg' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const choose = (businessUnitId: string) =>
      db.insertInto('userAddress').values({ userId, addressId, purpose: 'billing', businessUnitId }).execute();
    await expect(choose(own)).rejects.toThrow('user_address_business_unit_id_address_id_fkey');
    await expect(choose(foreign)).rejects.toThrow('user_address_business_unit_id_user_id_fkey');
  });

  test('an e-mail address is stored in lower case and once', async () => {
    await makeUser(database.db, { email: 'once@test.example' });
    await expect(makeUser(database.db, { email: 'once@test.example' })).rejects.toThrow('user_account_email_unique');
    await expect(makeUser(database.db, { email: 'Once@test.example' })).rejects.toThrow('user_account_email_check');
  });
});

test('a trailer carries the earliest end of its certificates', async () => {
  const { db } = database;
  const trailerId = await makeTrailer(db, { certifiedUntil: null });
  const certifiedUntil = async () =>
    (await db.selectFrom('trailer').select('certifiedUntil').where('id', '=', trailerId).executeTakeFirstOrThrow())
      .certifiedUntil;
  expect(await certifiedUntil()).toBeNull();
  await db
    .insertInto('certificate')
    .values([
      { trailerId, kind: 'hu', validUntil: '2027-05-31' },
      { trailerId, kind: 'atp', validUntil: '2027-03-15' },
    ])
    .execute();
  expect(await certifiedUntil()).toBe('2027-03-15');
  await db
    .updateTable('certificate')
    .set({ validUntil: '2030-03-15' })
    .where('trailerId', '=', trailerId)
    .where('kind', '=', 'atp')
    .execute();
  expect(await certifiedUntil()).toBe('2027-05-31');
});

describe('the changes that are told', () => {
  const listUntold = async (table: string) => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      except
      select unnest(attnames) from pg_publication_tables
      where pubname = 'trailyard_changes' and tablename = ${table}`.execute(database.db);
    return rows.map(({ name }) => name).toSorted();
  };

  test('are everything about a trailer but what the shop never shows', async () => {
    expect(await listUntold('trailer')).toEqual(['created_at', 'misplaced_at', 'misplaced_depot_id', 'version', 'vin']);
  });

  test.each(['depot', 'depot_exception', 'price_band', 'depot_factor', 'service', 'service_price'])(
    'are everything about a %s',
    async (table) => {
      expect(await listUntold(table)).toEqual([]);
    },
  );

  test('do not say who rents, nor what for', async () => {
    const { rows } = await sql<{ name: string; columns: string }>`
      select tablename as name, array_to_string(attnames, ' ') as columns from pg_publication_tables
      where pubname = 'trailyard_changes' and tablename in ('allocation', 'booking') order by 1`.execute(database.db);
    expect(rows).toEqual([
      {
        name: 'allocation',
        columns: 'trailer_id id kind starts_at ends_at business_unit_id expires_at',
      },
      { name: 'booking', columns: 'id trailer_id status ends_at' },
    ]);
  });

  test('are of tables with a key, as others could no longer be updated', async () => {
    const { rows } = await sql`
      select prrelid::regclass from pg_publication_rel
      where not exists (select from pg_index where indrelid = prrelid and indisprimary)`.execute(database.db);
    expect(rows).toEqual([]);
  });
});

test('a whole number beyond what a double holds is refused instead of rounded', async () => {
  await expect(sql`select 9007199254740993::bigint`.execute(database.db)).rejects.toThrow('not a safe integer');
});
