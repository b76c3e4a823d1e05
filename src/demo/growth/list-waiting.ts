import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/**
 * What waits for somebody, with all that belongs to it: orders for an approval or a transfer, trailers that are not back,
 * companies that nobody has looked at. The demo has one of each to be tried; a company of a hundred times its size has not a
 * hundred times as many, because somebody sees to them.
 */
export async function listWaiting(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with waiting_order as (
      select id from customer_order where status in ('pendingApproval', 'placed')
      union select order_id from booking
      where status in ('onRent', 'returnAnnounced') and handed_back_at is null and ends_at <= now()
    ), waiting_booking as (
      select id from booking where order_id in (select id from waiting_order)
    ), waiting_invoice as (
      select id from invoice where order_id in (select id from waiting_order)
    ), waiting_unit as (
      select id from business_unit where status = 'pendingReview'
    )
    select id from waiting_order
    union select id from waiting_booking
    union select id from handover where booking_id in (select id from waiting_booking)
    union select id from waiting_invoice
    union select payment_id from settlement
    where payment_id is not null and invoice_id in (select id from waiting_invoice)
    union select id from waiting_unit
    union select user_id from membership m
    where business_unit_id in (select id from waiting_unit)
      and not exists (
        select from membership o where o.user_id = m.user_id and o.business_unit_id not in (select id from waiting_unit)
      )
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}
