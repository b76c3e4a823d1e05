import { sql } from 'kysely';
import type { ExposureParts } from '#domain/payment/exposure.ts';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';

/** The net part of what is still to be paid for an order of which some may have been paid. */
const openNetCents = sql<number>`case when paid_cents = 0 then due_net_cents
  else due_net_cents * greatest(due_gross_cents - paid_cents, 0) / nullif(due_gross_cents, 0) end`;

/** Whether something of it was dunned for the second time, and is neither paid nor disputed. */
type Dunned = { readonly isDunned: boolean };

/** What a unit is trusted with now. */
export async function readExposure(
  db: Database,
  { businessUnitId }: { readonly businessUnitId: string },
): Promise<ExposureParts & Dunned> {
  // The states are part of the text, so that a kept plan can use the index of what is open.
  const { rows } = await sql<ExposureParts & Dunned>`${prepared}
    select
      (
        select coalesce(sum(${openNetCents}), 0)::bigint from customer_order
        where business_unit_id = ${businessUnitId} and billing = 'external'
          and status in ('pendingApproval', 'placed', 'confirmed', 'active') and payment_status <> 'paid'
      ) as elsewhere,
      (
        select coalesce(sum(greatest(o.due_net_cents - coalesce(b.billed, 0), 0)), 0)::bigint
        from (
          select id, due_net_cents from customer_order
          where business_unit_id = ${businessUnitId} and billing = 'internal'
            and status in ('pendingApproval', 'placed', 'confirmed', 'active')
          union all
          select id, due_net_cents from customer_order
          where business_unit_id = ${businessUnitId} and status in ('completed', 'cancelled')
            and billing_due_on is not null
        ) o left join lateral (
          -- What is charged after the fact is no part of what was agreed.
          select sum(case i.kind when 'creditNote' then -l.net_cents else l.net_cents end) as billed
          from invoice i join invoice_line l on l.invoice_id = i.id left join booking_charge c on c.id = l.charge_id
          where i.order_id = o.id and (c.id is null or c.created_by is null)
        ) b on true
      ) as unbilled,
      accounts.open, accounts.credit, accounts.is_dunned,
      (
        select coalesce(sum(unused_cents), 0)::bigint from payment
        where business_unit_id = ${businessUnitId} and unused_cents <> 0 and kind in ('transfer', 'directDebit')
      ) as unused
    from (
      select
        coalesce(sum(round(i.net_cents * a.open_cents / i.gross_cents::numeric)) filter (where i.kind <> 'creditNote'), 0)::bigint as open,
        coalesce(sum(round(i.net_cents * a.open_cents / i.gross_cents::numeric)) filter (where i.kind = 'creditNote'), 0)::bigint as credit,
        coalesce(bool_or(a.dunning_level >= 2 and a.status <> 'disputed'), false) as is_dunned
      from invoice_account a join invoice i on i.id = a.invoice_id
      where a.business_unit_id = ${businessUnitId} and a.open_cents > 0
    ) accounts`.execute(db);
  const [parts] = rows;
  if (parts === undefined) throw new Error('A sum has one row');
  return parts;
}
