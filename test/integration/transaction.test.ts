import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToOutbox } from '#db/mail/outbox.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** Work that writes a row and is then refused by the database a number of times. */
async function attempt(refusals: number, state: string): Promise<{ attempts: number; rows: number; error: unknown }> {
  let attempts = 0;
  const topic = `${state} ${refusals}`;
  const error = await inTransaction(database.db, async (trx) => {
    attempts++;
    await addToOutbox(trx, { topic, payload: {} });
    if (attempts <= refusals) {
      await sql.raw(`do $$ begin raise exception 'refused' using errcode = '${state}'; end $$`).execute(trx);
    }
  }).catch((cause: unknown) => cause);
  const rows = await database.db.selectFrom('outbox').select('id').where('topic', '=', topic).execute();
  return { attempts, rows: rows.length, error };
}

describe('a transaction', () => {
  test.each(['40001', '40P01'])(
    'that the database asks to repeat (%s) is repeated up to three times',
    async (state) => {
      expect(await attempt(3, state)).toEqual({ attempts: 4, rows: 1, error: undefined });
      expect(await attempt(4, state)).toMatchObject({ attempts: 4, rows: 0, error: { code: state } });
    },
  );

  test('that fails for another reason is rolled back and not repeated', async () => {
    expect(await attempt(1, '23505')).toMatchObject({ attempts: 1, rows: 0, error: { code: '23505' } });
  });
});
