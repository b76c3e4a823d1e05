import { sql } from 'kysely';
import type { Transaction } from '#db/client.ts';
import { nextBillingDay } from '#domain/billing/next-billing-day.ts';
import { derivePaymentStatus, paidCentsOf, type OrderDocument } from '#domain/order/derive-payment-status.ts';
import { toBilledOrder, toIssuedLine } from '#services/billing/to-billed-order.ts';
import type { PastBill } from './load-bills.ts';

type Row = Omit<OrderDocument, 'isDisputed'> & { readonly orderId: string; readonly isCollecting: boolean };

/** Lets the payment of all orders follow from what was billed and paid, and says when they are billed next. */
export async function refreshOrders(
  trx: Transaction,
  { bills, last, today }: { readonly bills: readonly PastBill[]; readonly last: string; readonly today: string },
): Promise<void> {
  const { rows } = await sql<Row>`
    select i.order_id, i.kind, i.payment_method, a.gross_cents, a.open_cents, a.due_on,
      a.status = 'collecting' as is_collecting
    from invoice i join invoice_account a on a.invoice_id = i.id`.execute(trx);
  const documents = Map.groupBy(
    rows.map(({ dueOn, isCollecting, ...row }) => ({ ...row, dueOn: isCollecting ? null : dueOn, isDisputed: false })),
    ({ orderId }) => orderId,
  );
  const orders = bills.map((bill) => {
    const { id, status: state, dueGrossCents } = bill.order;
    const own = documents.get(id) ?? [];
    const dueOn = nextBillingDay(toBilledOrder(bill), bill.issued.map(toIssuedLine), last);
    const money = { state, documents: own, heldCents: 0, dueGrossCents, hasGoneBack: false };
    return {
      id,
      dueOn,
      status: derivePaymentStatus({ ...money, isToBill: dueOn !== null }, today),
      paidCents: paidCentsOf(money),
    };
  });
  await sql`
    update customer_order o
    set billing_due_on = n.due_on, payment_status = n.status, paid_cents = n.paid_cents
    from unnest(
      ${orders.map(({ id }) => id)}::uuid[], ${orders.map(({ dueOn }) => dueOn)}::date[],
      ${orders.map(({ status }) => status)}::text[], ${orders.map(({ paidCents }) => paidCents)}::bigint[]
    ) as n (id, due_on, status, paid_cents)
    where o.id = n.id`.execute(trx);
}
