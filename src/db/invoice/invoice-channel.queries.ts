import type { Insertable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

type Which = { readonly businessUnitId: string; readonly invoiceId: string };

/** In the transaction that issues the documents. */
export async function insertChannels(
  trx: Transaction,
  channels: readonly Insertable<Tables['invoiceChannel']>[],
): Promise<void> {
  if (channels.length > 0) await trx.insertInto('invoiceChannel').values(channels).execute();
}

const select = (db: Database, { businessUnitId, invoiceId }: Which) =>
  db
    .selectFrom('invoiceChannel')
    .select(['channel', 'clearanceNumber', 'clearedAt'])
    .where('businessUnitId', '=', businessUnitId)
    .where('invoiceId', '=', invoiceId);

/** Undefined for a document that goes by mail alone. */
export const findChannel = (db: Database, which: Which) => select(db, which).executeTakeFirst();
export type ChannelRow = NonNullable<Awaited<ReturnType<typeof findChannel>>>;

/** Whoever makes its paper and whoever clears it wait for each other, so that one of the two sends it. */
export const lockChannel = (trx: Transaction, which: Which) => select(trx, which).forUpdate().executeTakeFirst();

type Clearance = Which & { readonly number: string; readonly by: string; readonly now: Date };

export async function clearInvoice(
  trx: Transaction,
  { businessUnitId, invoiceId, number, by, now }: Clearance,
): Promise<void> {
  await trx
    .updateTable('invoiceChannel')
    .set({ clearanceNumber: number, clearedAt: now, clearedBy: by })
    .where('businessUnitId', '=', businessUnitId)
    .where('invoiceId', '=', invoiceId)
    .execute();
}
