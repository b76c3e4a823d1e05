import type { Transaction } from '../client.ts';

type Which = { readonly businessUnitId: string; readonly orderId: string; readonly now: Date };

/** False if it was asked for before: nobody is asked twice. */
export async function askForPurchaseOrder(trx: Transaction, { businessUnitId, orderId, now }: Which): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('purchaseOrderRequest')
    .values({ businessUnitId, orderId, askedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What was asked for is there, or is missing again. */
export async function followPurchaseOrder(
  trx: Transaction,
  { businessUnitId, orderId, poNumber, now }: Which & { readonly poNumber: string | null },
): Promise<void> {
  await trx
    .updateTable('purchaseOrderRequest')
    .set({ answeredAt: poNumber === null ? null : now })
    .where('businessUnitId', '=', businessUnitId)
    .where('orderId', '=', orderId)
    .execute();
}
