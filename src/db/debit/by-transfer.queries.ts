import type { Insertable } from 'kysely';
import type { Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

type Which = { readonly businessUnitId: string; readonly invoiceId: string };

/** False if it was turned before. */
export async function insertByTransfer(
  trx: Transaction,
  turned: Insertable<Tables['invoiceByTransfer']>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('invoiceByTransfer')
    .values(turned)
    .onConflict((conflict) => conflict.column('invoiceId').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** The account is open, and due on that day. */
export async function reopenAccount(
  trx: Transaction,
  { businessUnitId, invoiceId, dueOn }: Which & { readonly dueOn: string },
): Promise<void> {
  await trx
    .updateTable('invoiceAccount')
    .set((eb) => ({ status: 'open', dueOn, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('invoiceId', '=', invoiceId)
    .where('openCents', '>', 0)
    .where('status', 'in', ['open', 'collecting'])
    .execute();
}

/** The account waits for the bank again. */
export async function awaitCollection(trx: Transaction, { businessUnitId, invoiceId }: Which): Promise<void> {
  await trx
    .updateTable('invoiceAccount')
    .set((eb) => ({ status: 'collecting', version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('invoiceId', '=', invoiceId)
    .where('openCents', '>', 0)
    .where('status', '=', 'open')
    .execute();
}
