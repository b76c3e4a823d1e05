import type { Transaction } from '#db/client.ts';
import type { WhichOrder } from '#db/order/which-order.ts';
import { ok } from '#domain/result.ts';
import { type Billed, type BillingNeeds, billOrders } from './bill-orders.ts';

/** Bills one order within a transaction that changes what there is to bill. */
export async function billOrder(
  trx: Transaction,
  deps: BillingNeeds,
  { on, ...which }: WhichOrder & { readonly on: string },
): Promise<Billed> {
  const billed = await billOrders(trx, deps, { orders: [which], on });
  return billed.get(which.orderId) ?? ok([]);
}
