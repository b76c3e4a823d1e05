import { findOrderRow } from '#db/order/order.queries.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { billOrKeep } from './bill-or-keep.ts';
import type { BillingNeeds } from './bill-order.ts';
import type { ReceiptPayload } from './receipt-topic.ts';
import type { Complain } from './run-billing.ts';

/** Bills what was paid in advance without waiting for the night. What cannot be billed is left to the run and its operator. */
export async function billAtReceipt(deps: BillingNeeds, which: ReceiptPayload, complain?: Complain): Promise<void> {
  const order = await findOrderRow(deps.db, which);
  if (order === undefined) return;
  const on = operatorToday(toInstant(deps.clock.now())).toString();
  await billOrKeep(deps, { ...which, on }, (cause) => complain?.(cause, { order: order.number }));
}
