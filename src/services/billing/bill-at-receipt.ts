import { findOrderRow } from '#db/order/order.queries.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { billOrKeep, type Complain } from './bill-or-keep.ts';
import type { BillingNeeds } from './bill-orders.ts';
import type { ReceiptPayload } from './receipt-topic.ts';

/** Bills what was paid in advance without waiting for the night. What cannot be billed is left to the run and its operator. */
export async function billAtReceipt(deps: BillingNeeds, which: ReceiptPayload, complain?: Complain): Promise<void> {
  const order = await findOrderRow(deps.db, which);
  if (order === undefined) return;
  const on = operatorToday(toInstant(deps.clock.now())).toString();
  await billOrKeep(deps, { orders: [{ ...which, number: order.number }], on }, complain);
}
