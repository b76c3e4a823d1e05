import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/**
 * What must never be found, whatever has happened: overlapping allocations, orders that lack lines, bookings without
 * their rental or rentals without their booking, sums that do not add up, changes that nobody logged.
 */
export async function findBrokenOrders(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'overlap on trailer ' || a.trailer_id as problem
    from allocation a join allocation b on a.trailer_id = b.trailer_id and a.id < b.id
    where tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
    union all
    select 'reserved booking without its rental ' || k.number from booking k
    where k.status in ('reserved', 'onRent', 'returnAnnounced')
      and not exists (
        select from allocation a
        where a.booking_id = k.id and a.kind = 'rental' and a.trailer_id = k.trailer_id and a.starts_at = k.starts_at
          and a.ends_at > k.ends_at
      )
    union all
    select 'rental of a booking that is over ' || k.number
    from allocation a join booking k on k.id = a.booking_id where k.status in ('cancelled', 'noShow')
    union all
    select 'order without lines ' || o.number from customer_order o
    where not exists (select from booking k where k.order_id = o.id)
    union all
    select 'order that is over with live lines ' || o.number
    from customer_order o join booking k on k.order_id = o.id
    where o.status in ('rejected', 'cancelled', 'expired') and k.status = 'reserved'
    union all
    select 'lines do not sum to what was agreed ' || o.number from customer_order o
    where o.net_cents <> (select sum(k.net_cents) from booking k where k.order_id = o.id)
    union all
    select 'lines, fees and credits do not sum to what is to be paid ' || o.number from customer_order o
    where o.due_net_cents <> coalesce((
      select sum(k.net_cents) from booking k where k.order_id = o.id and k.status not in ('cancelled', 'noShow')
    ), 0) + coalesce((
      select sum(c.net_cents) from booking_charge c join booking k on k.id = c.booking_id
      where k.order_id = o.id and c.created_by is null
    ), 0)
    union all
    select 'taxes do not sum to what is to be paid ' || o.number from customer_order o
    where o.due_gross_cents <> o.due_net_cents + coalesce((
      select sum((t -> 'amount' ->> 'cents')::bigint) from jsonb_array_elements(coalesce(o.due_taxes, o.taxes)) t
    ), 0)
    union all
    select 'services do not sum ' || k.number from booking k
    where k.services_cents <> coalesce((select sum(s.net_cents) from booking_service s where s.booking_id = k.id), 0)
    union all
    select 'order placed but not logged once ' || o.number from customer_order o
    where 1 <> (select count(*) from audit_log l where l.object_id = o.id::text and l.action = 'order.place')
    union all
    select 'key without an answer ' || i.key from idempotency_key i where i.status = 0
    union all
    select 'answered order that does not exist ' || i.key from idempotency_key i
    where i.operation = 'order.place' and not exists (
      select from customer_order o where o.id = (i.answer ->> 'id')::uuid
    )`.execute(db);
  return rows.map(({ problem }) => problem);
}

export async function countDeadlocks(db: Database): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks ?? 0;
}
