import { sql } from 'kysely';
import type { Transaction } from '../client.ts';
import type { WhichOrder } from '../order/which-order.ts';

/** What is billable of an order has changed: the next run looks at it. Of orders that are billed elsewhere nothing changes. */
export async function markForBilling(
  trx: Transaction,
  { businessUnitId, orderId, on }: WhichOrder & { readonly on: string },
): Promise<void> {
  await trx
    .updateTable('customerOrder')
    .set({ billingDueOn: sql<string>`least(billing_due_on, ${on}::date)` })
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', orderId)
    .where('billing', '=', 'internal')
    .execute();
}
