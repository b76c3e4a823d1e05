import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { makeBooking, makeBusinessUnit, makeMember, makeTrailer } from '../support/make-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

async function makeCompany() {
  const { db } = database;
  const businessUnitId = await makeBusinessUnit(db, { name: 'Nordwind' });
  const createdBy = await makeMember(db, { businessUnitId });
  const trailerId = await makeTrailer(db);
  const rename = (on: Database, name: string) =>
    on.updateTable('businessUnit').set({ name }).where('id', '=', businessUnitId).execute();
  return { rename, order: (on: Database) => makeBooking(on, { businessUnitId, trailerId, createdBy }) };
}

const namesOf = (bookingId: string) =>
  database.db
    .selectFrom('booking as k')
    .innerJoin('customerOrder as o', 'o.id', 'k.orderId')
    .select(['o.unitName as ofOrder', 'k.unitName as ofBooking'])
    .where('k.id', '=', bookingId)
    .executeTakeFirst();

const countWaiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
  return rows[0]?.count;
};

describe('the name of a company beside its orders and bookings', () => {
  test('is there from the beginning and follows a change', async () => {
    const company = await makeCompany();
    const other = await makeCompany();
    const [booked, elsewhere] = [await company.order(database.db), await other.order(database.db)];
    expect(await namesOf(booked)).toEqual({ ofOrder: 'Nordwind', ofBooking: 'Nordwind' });
    await company.rename(database.db, 'Südwind');
    expect(await namesOf(booked)).toEqual({ ofOrder: 'Südwind', ofBooking: 'Südwind' });
    expect(await namesOf(elsewhere)).toEqual({ ofOrder: 'Nordwind', ofBooking: 'Nordwind' });
  });

  test('is the new one on an order placed while it changes', async () => {
    const company = await makeCompany();
    const { placing } = await database.db.transaction().execute(async (trx) => {
      await company.rename(trx, 'Südwind');
      const order = company.order(database.db);
      await expect.poll(countWaiting).toBe(1);
      return { placing: order };
    });
    expect(await namesOf(await placing)).toEqual({ ofOrder: 'Südwind', ofBooking: 'Südwind' });
  });

  test('changes on an order that was being placed before', async () => {
    const company = await makeCompany();
    const { booked, renaming } = await database.db.transaction().execute(async (trx) => {
      const order = await company.order(trx);
      const change = company.rename(database.db, 'Südwind');
      await expect.poll(countWaiting).toBe(1);
      return { booked: order, renaming: change };
    });
    await renaming;
    expect(await namesOf(booked)).toEqual({ ofOrder: 'Südwind', ofBooking: 'Südwind' });
  });
});
