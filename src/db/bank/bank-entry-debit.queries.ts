import { sql, type Insertable } from 'kysely';
import type { KnownDebit } from '#domain/bank/match-debit.ts';
import type { Database, Transaction } from '../client.ts';
import { mayCollectAgain } from '../debit/to-collect.queries.ts';
import type { RowOf } from '../row-of.ts';
import type { Tables } from '../schema.ts';

/** What entries of the bank have shown about debits. Whose they are is found out, so these look at all companies. */

type Question = {
  readonly invoiceNumbers: readonly string[];
  readonly batchNumbers: readonly string[];
  /** A batch that a person has booked is looked for from this day on, even if the bank does not name it. */
  readonly since: string;
  /** For which it counts whether a debit may be tried again. */
  readonly today: string;
};

/** Debits that a bank may be telling of: those that it names, and all of whom it has not told yet. */
export async function listDebitsToShow(
  db: Database,
  { invoiceNumbers, batchNumbers, since, today }: Question,
): Promise<readonly KnownDebit[]> {
  const { rows } = await sql<KnownDebit>`
    select d.id as debit_id, d.invoice_id, i.number as invoice_number, d.business_unit_id, d.batch_id, p.number as batch_number,
      p.collect_on, d.scheme, d.cents, d.status, ${mayCollectAgain(today)} as may_collect_again,
      exists (
        select from bank_entry_debit s where s.debit_id = d.id and s.kind = 'collected' and s.undone_at is null
      ) as is_collection_shown,
      exists (
        select from bank_entry_debit s where s.debit_id = d.id and s.kind = 'returned' and s.undone_at is null
      ) as is_return_shown
    from debit d
    join debit_batch p on p.id = d.batch_id
    join invoice i on i.id = d.invoice_id
    where d.status in ('exported', 'collected', 'returned')
      and (i.number = any(${invoiceNumbers}) or p.number = any(${batchNumbers}) or p.status = 'exported'
        or (p.status = 'booked' and p.collect_on >= ${since}::date))
    order by p.number, i.number`.execute(db);
  return rows;
}

export async function insertEntryDebits(
  trx: Transaction,
  shown: readonly Insertable<Tables['bankEntryDebit']>[],
): Promise<void> {
  await trx.insertInto('bankEntryDebit').values(shown).execute();
}

/** What entries have shown, without what was taken back. */
export const listEntryDebits = (db: Database, entryIds: readonly string[]) =>
  db
    .selectFrom('bankEntryDebit as s')
    .innerJoin('debit as d', 'd.id', 's.debitId')
    .innerJoin('debitBatch as p', 'p.id', 'd.batchId')
    .innerJoin('invoice as i', 'i.id', 'd.invoiceId')
    .selectAll('s')
    .select([
      'd.batchId',
      'd.businessUnitId',
      'd.invoiceId',
      'd.returnCode',
      'p.number as batchNumber',
      'i.number as invoiceNumber',
    ])
    .where('s.bankEntryId', '=', sql<string>`any(${entryIds}::uuid[])`)
    .where('s.undoneAt', 'is', null)
    .orderBy('i.number')
    .execute();
export type EntryDebit = RowOf<typeof listEntryDebits>;

export async function takeBackEntryDebits(trx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await trx.updateTable('bankEntryDebit').set({ undoneAt: now }).where('id', 'in', ids).execute();
}
