import { sql, type Insertable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

/** Those who import for the same account wait for each other: only one of them can see what the other has added. */
export async function lockBankAccount(trx: Transaction, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bank ${account}`}, 0))`.execute(trx);
}

export const findStatement = (
  db: Database,
  { account, sha256 }: { readonly account: string; readonly sha256: Buffer },
) =>
  db
    .selectFrom('bankStatement')
    .select('id')
    .where('account', '=', account)
    .where('sha256', '=', sha256)
    .executeTakeFirst();

export async function insertStatement(trx: Transaction, statement: Insertable<Tables['bankStatement']>): Promise<void> {
  await trx.insertInto('bankStatement').values(statement).execute();
}

export const findNewestStatement = (db: Database) =>
  db
    .selectFrom('bankStatement')
    .select(['kind', 'importedAt', 'newEntries', 'entries'])
    .orderBy('importedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Which of what was booked is known already, in one movement or in several. */
export async function listKnownBookings(
  db: Database,
  { account, keys }: { readonly account: string; readonly keys: readonly Buffer[] },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('bankEntry')
    .select('bookingKey')
    .distinct()
    .where('account', '=', account)
    .where('bookingKey', '=', sql<Buffer>`any(${keys})`)
    .execute();
  return new Set(rows.map(({ bookingKey }) => bookingKey.toString('hex')));
}

const AT_A_TIME = 500;

export async function insertEntries(
  trx: Transaction,
  entries: readonly Insertable<Tables['bankEntry']>[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += AT_A_TIME) {
    await trx
      .insertInto('bankEntry')
      .values(entries.slice(from, from + AT_A_TIME))
      .execute();
  }
}
