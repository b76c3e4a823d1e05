import { sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';

type InUnit = { readonly businessUnitId: string };

export const findBillingTerms = (db: Database, { businessUnitId }: InUnit) =>
  db
    .selectFrom('businessUnit')
    .select([
      'name',
      'version',
      'billingCycle',
      'paymentTermDays',
      'poRequired',
      'invoiceFormat',
      'buyerReference',
      'peppolId',
    ])
    .where('id', '=', businessUnitId)
    .executeTakeFirst();

/** Whether an order of a unit is billed in part, and something of it is still to come. */
export async function hasOrderBilledInPart(db: Database, { businessUnitId }: InUnit): Promise<boolean> {
  const found = await db
    .selectFrom('customerOrder as o')
    .select('o.id')
    .where('o.businessUnitId', '=', businessUnitId)
    .where('o.billingDueOn', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('invoice as i').select('i.id').whereRef('i.orderId', '=', 'o.id')),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The next run looks at all orders of a unit of which something is to be billed, whenever that was to be. */
export async function lookAtOrdersOfUnit(
  trx: Transaction,
  { businessUnitId, on }: InUnit & { readonly on: string },
): Promise<void> {
  await trx
    .updateTable('customerOrder')
    .set({ billingDueOn: sql<string>`least(billing_due_on, ${on}::date)` })
    .where('businessUnitId', '=', businessUnitId)
    .where('billingDueOn', 'is not', null)
    .execute();
}
