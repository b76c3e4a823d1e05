import type { Transaction } from '../client.ts';
import type { WhichOrder } from './which-order.ts';

/** Of which orders it is asked for now. Those of which it was asked for before are left out: nobody is asked twice. */
export async function askForPurchaseOrders(
  trx: Transaction,
  { orders, now }: { readonly orders: readonly WhichOrder[]; readonly now: Date },
): Promise<ReadonlySet<string>> {
  const asked = await trx
    .insertInto('purchaseOrderRequest')
    .values(orders.map(({ businessUnitId, orderId }) => ({ businessUnitId, orderId, askedAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('orderId')
    .execute();
  return new Set(asked.map(({ orderId }) => orderId));
}

/** What was asked for is there, or is missing again. */
export async function followPurchaseOrder(
  trx: Transaction,
  { businessUnitId, orderId, poNumber, now }: WhichOrder & { readonly poNumber: string | null; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('purchaseOrderRequest')
    .set({ answeredAt: poNumber === null ? null : now })
    .where('businessUnitId', '=', businessUnitId)
    .where('orderId', '=', orderId)
    .execute();
}
