import { sql } from 'kysely';
import type { Transaction } from '../client.ts';

type Which = { readonly businessUnitId: string; readonly orderId: string };

/** What is billable of an order has changed: the next run looks at it. Of orders that are billed elsewhere nothing changes. */
export async function markForBilling(
  trx: Transaction,
  { businessUnitId, orderId, on }: Which & { readonly on: string },
): Promise<void> {
  await trx
    .updateTable('customerOrder')
    .set({ billingDueOn: sql<string>`least(billing_due_on, ${on}::date)` })
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', orderId)
    .where('billing', '=', 'internal')
    .execute();
}

/** When the run looks at the order again; null for never. */
export async function setBillingDue(
  trx: Transaction,
  { businessUnitId, orderId, on }: Which & { readonly on: string | null },
): Promise<void> {
  await trx
    .updateTable('customerOrder')
    .set({ billingDueOn: on })
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', orderId)
    .execute();
}
