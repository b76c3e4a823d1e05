import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';
import { isOfOrders, type WhichOrder } from './which-order.ts';

/** What the payment of orders follows from. */
export const listOrdersToPay = (db: Database, orders: readonly WhichOrder[]) =>
  db
    .selectFrom('customerOrder as o')
    .select(['o.id', 'o.businessUnitId', 'o.billing', 'o.status', 'o.billingDueOn', 'o.dueGrossCents'])
    .select(['o.paymentStatus', 'o.paidCents'])
    .where(isOfOrders('o.businessUnitId', 'o.id', orders))
    .execute();

type Paid = WhichOrder & Pick<Selectable<Tables['customerOrder']>, 'paymentStatus' | 'paidCents' | 'billingDueOn'>;

/**
 * Of orders that the caller has locked. In one statement with the day on which a run looks at them again, which is no
 * change that anybody else could have overlooked.
 */
export async function updatePayments(trx: Transaction, paid: readonly Paid[]): Promise<void> {
  if (paid.length === 0) return;
  const columns = [
    sql`${paid.map(({ businessUnitId }) => businessUnitId)}::uuid[]`,
    sql`${paid.map(({ orderId }) => orderId)}::uuid[]`,
    sql`${paid.map(({ paymentStatus }) => paymentStatus)}::text[]`,
    sql`${paid.map(({ paidCents }) => paidCents)}::bigint[]`,
    sql`${paid.map(({ billingDueOn }) => billingDueOn)}::date[]`,
  ];
  await sql`
    update customer_order o
    set payment_status = n.payment_status, paid_cents = n.paid_cents, billing_due_on = n.billing_due_on,
      version = o.version + case
        when (o.payment_status, o.paid_cents) is distinct from (n.payment_status, n.paid_cents) then 1 else 0 end
    from unnest(${sql.join(columns)}) as n (business_unit_id, id, payment_status, paid_cents, billing_due_on)
    where o.business_unit_id = n.business_unit_id and o.id = n.id`.execute(trx);
}
