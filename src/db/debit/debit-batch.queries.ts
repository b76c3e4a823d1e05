import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import { prepared } from '../prepared.ts';
import type { Tables } from '../schema.ts';

export type BatchRow = Selectable<Tables['debitBatch']>;
export type NewDebit = Pick<
  Insertable<Tables['debit']>,
  'businessUnitId' | 'invoiceId' | 'mandateId' | 'scheme' | 'cents'
>;

export async function nextBatchSequence(trx: Transaction): Promise<number> {
  const { rows } = await sql<{
    sequence: number;
  }>`${prepared} select nextval('debit_batch_number') as sequence`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('A sequence gave no number');
  return row.sequence;
}

/** Undefined if there is one for the day and account already. */
export const insertBatch = (
  trx: Transaction,
  batch: Omit<Insertable<Tables['debitBatch']>, 'debits' | 'sumCents'>,
): Promise<BatchRow | undefined> =>
  trx
    .insertInto('debitBatch')
    .values({ ...batch, debits: 0, sumCents: 0 })
    .onConflict((conflict) =>
      conflict.columns(['collectOn', 'creditorIban']).where('status', '<>', 'discarded').doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

/** Those that are in no other batch. */
export const insertDebits = (trx: Transaction, batchId: string, debits: readonly NewDebit[]) =>
  trx
    .insertInto('debit')
    .values(debits.map((debit) => ({ ...debit, batchId })))
    .onConflict((conflict) =>
      conflict.column('invoiceId').where('status', 'in', ['planned', 'exported', 'collected']).doNothing(),
    )
    .returning('id')
    .execute();

/** Undefined if there is none. Whoever changes a batch or its debits waits here. */
export const lockBatch = (trx: Transaction, batchId: string): Promise<BatchRow | undefined> =>
  trx.selectFrom('debitBatch').selectAll().where('id', '=', batchId).forUpdate().executeTakeFirst();

export const findBatch = (db: Database, batchId: string): Promise<BatchRow | undefined> =>
  db.selectFrom('debitBatch').selectAll().where('id', '=', batchId).executeTakeFirst();

/** The newest first. */
export const listBatches = (db: Database, { limit }: { readonly limit: number }): Promise<BatchRow[]> =>
  db.selectFrom('debitBatch').selectAll().orderBy('createdAt', 'desc').orderBy('id').limit(limit).execute();

/** Brings sum and count up to date with its debits. */
export async function updateBatch(
  trx: Transaction,
  batchId: string,
  changes: Updateable<Tables['debitBatch']> = {},
): Promise<BatchRow> {
  const { rows } = await sql<{ debits: number; sumCents: number }>`
    select count(*)::bigint as debits, coalesce(sum(cents), 0)::bigint as sum_cents
    from debit where batch_id = ${batchId} and status <> 'withdrawn'`.execute(trx);
  return trx
    .updateTable('debitBatch')
    .set((eb) => ({ ...changes, ...rows[0], version: eb('version', '+', 1) }))
    .where('id', '=', batchId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
