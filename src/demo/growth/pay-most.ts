import { sql } from 'kysely';
import type { Transaction } from '#db/client.ts';
import { BOOKKEEPER } from '../billing/bookkeeper.ts';

/** In most copies, what is due has been paid on its day, and the orders say so. */
export async function payMost(trx: Transaction, isRestored: boolean): Promise<void> {
  await sql`
    create temp table demo_paid on commit drop as
    select a.invoice_id, a.business_unit_id, a.open_cents as cents, a.due_on, i.order_id
    from invoice i
    join demo_copy c on c.tag = substr(i.id::text, 15, 4)
    join invoice_account a on a.invoice_id = i.id
    where c.is_calm and i.kind <> 'creditNote' and a.open_cents > 0
      and a.due_on < (select max(issued_on) from invoice)`.execute(trx);
  await sql`analyze demo_paid`.execute(trx);
  // Nothing else has the ids of documents in these tables.
  await sql`
    insert into payment (id, business_unit_id, kind, booked_on, cents, unused_cents, created_at, created_by)
    select invoice_id, business_unit_id, 'transfer', due_on, cents, ${isRestored ? sql`0` : sql`cents`}, due_on + interval '9 hours', ${BOOKKEEPER.userId}
    from demo_paid`.execute(trx);
  await sql`
    insert into settlement (id, business_unit_id, invoice_id, payment_id, cents, created_at, created_by)
    select invoice_id, business_unit_id, invoice_id, invoice_id, cents, due_on + interval '9 hours', ${BOOKKEEPER.userId}
    from demo_paid`.execute(trx);
  if (isRestored) {
    await sql`
      update invoice_account a set open_cents = 0, status = 'settled', version = a.version + 1
      from demo_paid p where p.invoice_id = a.invoice_id`.execute(trx);
  }
  await sql`
    update customer_order o
    set paid_cents = greatest(p.paid, 0),
      payment_status = case when p.is_open then 'awaitingTransfer' when o.billing_due_on is not null then 'open' else 'paid' end
    from (
      select i.order_id, bool_or(i.kind <> 'creditNote' and a.open_cents > 0) as is_open,
        sum(case i.kind when 'creditNote' then -1 else 1 end * (a.gross_cents - a.open_cents))::bigint as paid
      from invoice i join invoice_account a on a.invoice_id = i.id
      where i.order_id in (select order_id from demo_paid)
      group by i.order_id
    ) p
    where o.id = p.order_id`.execute(trx);
}
