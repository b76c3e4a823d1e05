import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { money } from '#domain/money/money.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { makeBooking, makeBusinessUnit, makeMember, makeTrailer } from '../support/make-rows.ts';

/** What a shop that was in use already has is filled in by the migrations that add columns for it. */

const MIGRATIONS = path.resolve('src/db/migrations');
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'trailyard-migrations-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database[Symbol.asyncDispose]();
});

/** The schema as it was before a migration, without a row in it. */
async function goBackBefore(db: Database, first: string): Promise<void> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name < first);
  for (const name of names) await cp(path.join(MIGRATIONS, name), path.join(folder, name));
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  expect(await migrateToLatest(db, { folder })).toHaveLength(names.length);
}

/** Only what is true of it before: its tables have fewer columns than the types say. */
async function writeHistory(db: Database) {
  const made = {
    rejected: await makeBusinessUnit(db, { name: 'Rejected', status: 'blocked' }),
    blocked: await makeBusinessUnit(db, { name: 'Blocked', status: 'blocked' }),
    blockedLater: await makeBusinessUnit(db, { name: 'Approved after all, blocked later', status: 'blocked' }),
    untold: await makeBusinessUnit(db, { name: 'Blocked before there was a log', status: 'blocked' }),
    active: await makeBusinessUnit(db, { name: 'Active', status: 'active' }),
  };
  const log = [
    [made.rejected, 'businessUnit.reject', 1],
    [made.blocked, 'businessUnit.block', 1],
    [made.blockedLater, 'businessUnit.reject', 1],
    [made.blockedLater, 'businessUnit.unblock', 2],
    [made.blockedLater, 'businessUnit.block', 3],
    [made.active, 'businessUnit.block', 1],
    [made.active, 'businessUnit.unblock', 2],
  ] as const;
  for (const [businessUnitId, action, day] of log) {
    await db
      .insertInto('auditLog')
      .values({
        actorKind: 'system',
        businessUnitId,
        action,
        objectType: 'businessUnit',
        objectId: businessUnitId,
        at: new Date(Date.UTC(2026, 0, day)),
      })
      .execute();
  }

  const userId = await makeMember(db, { businessUnitId: made.active });
  const trailerId = await makeTrailer(db);
  const book = async (day: number, paymentStatus: string) => {
    const bookingId = await makeBooking(db, {
      businessUnitId: made.active,
      trailerId,
      createdBy: userId,
      startsAt: new Date(Date.UTC(2027, 0, day, 7)),
      endsAt: new Date(Date.UTC(2027, 0, day + 1, 7)),
    });
    await sql`
      update customer_order set payment_status = ${paymentStatus}
      where id = (select order_id from booking where id = ${bookingId})`.execute(db);
    return bookingId;
  };
  const paid = await book(4, 'paid');
  await settle(db, await book(16, 'paid'), { netCents: -1200 });
  await settle(db, await book(20, 'scheduled'), { netCents: 4200, status: 'cancelled' });
  await settle(db, await book(24, 'overdue'), { status: 'cancelled' });
  await book(8, 'open');
  await book(12, 'awaitingTransfer');
  const wash = { de: { name: 'Wäsche', text: 'Innen und außen' }, en: { name: 'Wash', text: '' } };
  await sql`
    insert into service (key, unit, position, names)
    values ('wash', 'once', 1, ${JSON.stringify(wash)}), ('lashing', 'once', 2, '{}')`.execute(db);
  for (const key of ['wash', 'lashing']) {
    await sql`
      insert into booking_service (business_unit_id, booking_id, service_key, unit, unit_price_cents, net_cents)
      values (${made.active}, ${paid}, ${key}, 'once', 100, 100)`.execute(db);
  }
}

/** What was credited or charged, or came to nothing, when nothing of it stood with the order. */
async function settle(db: Database, bookingId: string, after: { netCents?: number; status?: string }): Promise<void> {
  await sql`update booking set status = ${after.status ?? 'returned'} where id = ${bookingId}`.execute(db);
  if (after.netCents === undefined) return;
  await sql`
    insert into booking_charge (business_unit_id, booking_id, kind, net_cents, price_trace, tax_case, tax_country, tax_basis_points)
    select business_unit_id, id, 'correction', ${after.netCents}, '{}', tax_case, tax_country, tax_basis_points
    from booking where id = ${bookingId}`.execute(db);
}

test('migrations fill in what a shop in use has before them', async () => {
  const { db } = database;
  await goBackBefore(db, '0019');
  await writeHistory(db);
  expect((await migrateToLatest(db)).at(0)).toBe('0019-names-and-blocks.sql');

  const units = await db.selectFrom('businessUnit').select(['name', 'blockedFrom']).orderBy('name').execute();
  expect(units).toEqual([
    { name: 'Active', blockedFrom: null },
    { name: 'Approved after all, blocked later', blockedFrom: 'active' },
    { name: 'Blocked', blockedFrom: 'active' },
    { name: 'Blocked before there was a log', blockedFrom: 'active' },
    { name: 'Rejected', blockedFrom: 'pendingReview' },
  ]);
  const services = await db
    .selectFrom('bookingService')
    .select(['serviceKey', 'names'])
    .orderBy('serviceKey')
    .execute();
  expect(services).toEqual([
    { serviceKey: 'lashing', names: {} },
    { serviceKey: 'wash', names: { de: { name: 'Wäsche' }, en: { name: 'Wash' } } },
  ]);
  const orders = await db
    .selectFrom('customerOrder')
    .select(['paymentStatus', 'grossCents', 'dueGrossCents', 'paidCents'])
    .orderBy('paymentStatus')
    .orderBy('dueGrossCents')
    .execute();
  expect(orders).toEqual([
    { paymentStatus: 'awaitingTransfer', grossCents: 4998, dueGrossCents: 4998, paidCents: 0 },
    { paymentStatus: 'open', grossCents: 4998, dueGrossCents: 4998, paidCents: 0 },
    { paymentStatus: 'overdue', grossCents: 4998, dueGrossCents: 0, paidCents: 0 },
    { paymentStatus: 'paid', grossCents: 4998, dueGrossCents: 3570, paidCents: 4998 },
    { paymentStatus: 'paid', grossCents: 4998, dueGrossCents: 4998, paidCents: 4998 },
    { paymentStatus: 'scheduled', grossCents: 4998, dueGrossCents: 4998, paidCents: 0 },
  ]);
  const [credited] = await db
    .selectFrom('customerOrder')
    .select('dueTaxes')
    .where('feesNetCents', '=', -1200)
    .execute();
  expect(credited?.dueTaxes).toEqual([
    { country: 'DE', case: 'shortTerm', basisPoints: 1900, base: money(3000), amount: money(570) },
  ]);
});
