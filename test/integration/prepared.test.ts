import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** Runs the work on a connection of its own, and answers with the texts of the plans that it keeps afterwards. */
const plansAfter = (work: (db: Database) => Promise<unknown>): Promise<string[]> =>
  database.db.connection().execute(async (db) => {
    await work(db);
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
    return rows.map(({ statement }) => statement);
  });

const double = async (db: Database, number: number, unit = ''): Promise<number | undefined> => {
  const { rows } = await sql<{
    twice: number;
  }>`${prepared} select ${number}::int * 2 as twice ${sql.raw(unit)}`.execute(db);
  return rows[0]?.twice;
};

describe('a connection', () => {
  test('plans a marked statement once, and answers each time for the values given', async () => {
    const plans = await plansAfter(async (db) => {
      expect([await double(db, 1), await double(db, 21), await double(db, -4)]).toEqual([2, 42, -8]);
    });
    expect(plans.filter((text) => text.includes('as twice'))).toHaveLength(1);
  });

  test('keeps no plan of other statements', async () => {
    const plans = await plansAfter((db) => sql`select 3 as unmarked`.execute(db));
    expect(plans.filter((text) => text.includes('unmarked'))).toEqual([]);
  });

  test('keeps a hundred plans at most, and still answers', async () => {
    const plans = await plansAfter(async (db) => {
      for (let i = 0; i < 120; i += 1) expect(await double(db, i, `/* ${i} */`)).toBe(2 * i);
    });
    expect(plans.length).toBeLessThanOrEqual(100);
  });

  test('goes on after a marked statement that failed', async () => {
    await plansAfter(async (db) => {
      const fail = () => sql`${prepared} select 1 / ${0}::int as failed`.execute(db);
      await expect(fail()).rejects.toMatchObject({ code: '22012' });
      await expect(fail()).rejects.toMatchObject({ code: '22012' });
      expect(await double(db, 5)).toBe(10);
    });
  });

  test('follows a change of the tables behind a kept plan', async () => {
    await sql`create table shelf (id int, label text)`.execute(database.db);
    await plansAfter(async (db) => {
      const count = async () =>
        (await sql<{ count: number }>`${prepared} select count(*)::int as count from shelf where id = ${1}`.execute(db))
          .rows;
      expect(await count()).toEqual([{ count: 0 }]);
      await sql`alter table shelf add column width int`.execute(db);
      await sql`create index shelf_by_id on shelf (id)`.execute(db);
      await sql`insert into shelf (id, label, width) values (1, 'top', 80)`.execute(db);
      expect(await count()).toEqual([{ count: 1 }]);
    });
  });
});
