import { sql } from 'kysely';
import type { AgreedBooking } from '#domain/cost/commitment.ts';
import type { CostTags, TaggedCost } from '#domain/cost/cost-report.ts';
import type { Database } from '../client.ts';

type InUnit = { readonly businessUnitId: string };
/** Both days included. */
type Service = InUnit & { readonly from: string; readonly to: string };

/** What a unit was billed for service in some days, line by line; what was credited is below zero. */
export async function listBilledCosts(
  db: Database,
  { businessUnitId, from, to }: Service,
): Promise<readonly TaggedCost[]> {
  const { rows } = await sql<TaggedCost>`
    select case i.kind when 'creditNote' then -l.net_cents else l.net_cents end as cents,
      l.period_from as "from", l.period_to as "to", i.cost_centre, i.po_number,
      coalesce(k.trailer_type, t.type) as trailer_type, k.depot_id as depot
    from invoice_line l
    join invoice i on i.id = l.invoice_id
    join booking k on k.id = l.booking_id
    join trailer t on t.id = k.trailer_id
    -- Of both: their rows of one unit are joined, whatever all the others have.
    where l.business_unit_id = ${businessUnitId} and i.business_unit_id = ${businessUnitId}
      and k.business_unit_id = ${businessUnitId} and l.period_to >= ${from} and l.period_from <= ${to}`.execute(db);
  return rows;
}

export type CommittedRow = CostTags & AgreedBooking;

/**
 * What of a unit is agreed and may still be billed, booking by booking: orders that go on, and those that ended and wait
 * for their last bill. What the operator charged after the fact is no part of what was agreed.
 */
export async function listCommitted(db: Database, { businessUnitId }: InUnit): Promise<readonly CommittedRow[]> {
  // The states are part of the text, so that the index of what is billed here serves.
  const { rows } = await sql<CommittedRow>`
    select o.cost_centre, o.po_number, coalesce(k.trailer_type, t.type) as trailer_type, k.depot_id as depot,
      to_char(k.starts_at at time zone d.time_zone, 'YYYY-MM-DD') as "from", k.chargeable_days as days,
      ((case when k.status in ('cancelled', 'noShow') then 0 else k.net_cents end) + coalesce((
        select sum(c.net_cents) from booking_charge c where c.booking_id = k.id and c.created_by is null
      ), 0))::bigint as agreed_cents,
      coalesce(b.billed_cents, 0)::bigint as billed_cents, b.billed_to
    from (
      select id, cost_centre, po_number from customer_order
      where business_unit_id = ${businessUnitId} and billing = 'internal'
        and status in ('pendingApproval', 'placed', 'confirmed', 'active')
      union all
      select id, cost_centre, po_number from customer_order
      where business_unit_id = ${businessUnitId} and status in ('completed', 'cancelled') and billing_due_on is not null
    ) o
    join booking k on k.order_id = o.id
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = k.depot_id
    left join lateral (
      select sum(case i.kind when 'creditNote' then -l.net_cents else l.net_cents end) as billed_cents,
        max(l.period_to) filter (where i.kind <> 'creditNote') as billed_to
      from invoice_line l join invoice i on i.id = l.invoice_id left join booking_charge c on c.id = l.charge_id
      where l.booking_id = k.id and (c.id is null or c.created_by is null)
    ) b on true`.execute(db);
  return rows;
}

/** The first and the last day of service that a unit was billed for; null before anything was. */
export async function findBilledDays(
  db: Database,
  { businessUnitId }: InUnit,
): Promise<{ readonly first: string | null; readonly last: string | null }> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select (select min(period_to) from invoice_line where business_unit_id = ${businessUnitId}) as first,
      (select max(period_to) from invoice_line where business_unit_id = ${businessUnitId}) as last`.execute(db);
  return rows[0] ?? { first: null, last: null };
}
