import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../client.ts';
import type { TaskQuestion, Wanted } from './task-pick.queries.ts';

/** One thing that waits: an order, an invoice, a debit, an entry of the bank. */
export type WaitingRow = {
  readonly id: string;
  readonly name: string;
  /** What it is about, if it is about one. */
  readonly invoiceId: string | null;
  readonly businessUnitId: string | null;
  readonly company: string | null;
  readonly cents: number | null;
  readonly since: Date;
  /** `since` as exact as the database has it, for the page that follows. */
  readonly place: string;
};

/** What of one kind waits: how many, how much, and whatever has waited longest. */
export type WaitingMoney = { readonly count: number; readonly cents: number | null; readonly first: WaitingRow };

/** A statement with rows of `id, name, invoice_id, business_unit_id, cents, since`. */
export type Found = RawBuilder<unknown>;

const shown = sql`
  f.id, f.name, f.invoice_id, f.business_unit_id, (select name from business_unit where id = f.business_unit_id) as company,
  f.cents, f.since, f.since::text as place`;

const among = (wanted: Wanted): RawBuilder<unknown> =>
  'only' in wanted ? sql`f.id = any(${wanted.only}::uuid[])` : sql`f.id <> all(${wanted.except}::uuid[])`;

/** Undefined if there is none. */
export async function sumWaiting(db: Database, found: Found, wanted: Wanted): Promise<WaitingMoney | undefined> {
  const { rows } = await sql<WaitingRow & { readonly count: number; readonly sumCents: number | null }>`
    with found as materialized (${found}), f as (select * from found f where ${among(wanted)})
    select (select count(*) from f) as count, (select sum(cents)::bigint from f) as sum_cents, ${shown}
    from f order by f.since, f.id limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { count, sumCents, ...first } = row;
  return { count, cents: sumCents, first };
}

/** Whatever has waited longest first. */
export async function pickWaiting(
  db: Database,
  found: Found,
  { wanted, after, limit }: Pick<TaskQuestion, 'after'> & { readonly wanted: Wanted; readonly limit: number },
): Promise<readonly WaitingRow[]> {
  const rest =
    after === undefined ? sql`` : sql`and (f.since, f.id) > (${after.place}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<WaitingRow>`
    with f as materialized (${found})
    select ${shown} from f where ${among(wanted)} ${rest} order by f.since, f.id limit ${limit}`.execute(db);
  return rows;
}

/** Orders that were billed without the purchase order that their company wants. */
export const purchaseOrdersMissing = (): Found => sql`
  select o.id, o.number as name, null::uuid as invoice_id, r.business_unit_id, null::bigint as cents, r.asked_at as since
  from purchase_order_request r
  join customer_order o on o.id = r.order_id and o.po_number is null
  join business_unit b on b.id = r.business_unit_id and b.po_required and b.erased_at is null
  where r.answered_at is null`;

/** Debits that came back since a day, are not tried again, and whose invoice is still open. */
export const returnedDebits = ({ since }: { readonly since: string }): Found => sql`
  select d.id, i.number as name, i.id as invoice_id, d.business_unit_id, a.open_cents as cents, d.returned_on::timestamp at time zone 'UTC' as since
  from debit d
  join invoice i on i.id = d.invoice_id
  join invoice_account a on a.invoice_id = d.invoice_id and a.open_cents > 0
  where d.returned_on >= ${since}::date and d.retry_on is null`;

/** What the bank has told and nobody has found the reason for. */
export const unmatchedMoney = (): Found => sql`
  select id, name, null::uuid as invoice_id, null::uuid as business_unit_id, greatest(cents, 0) as cents, booked_on::timestamp at time zone 'UTC' as since
  from bank_entry where status in ('new', 'proposed')`;

/** Money for orders that came to nothing, and what is left of credit notes. */
export const refundsDue = (): Found => sql`
  select p.id, o.number as name, null::uuid as invoice_id, p.business_unit_id, p.unused_cents as cents, p.created_at as since
  from payment p
  join customer_order o on o.id = p.order_id and o.status in ('cancelled', 'rejected', 'expired')
  where p.unused_cents > 0 and p.order_id is not null
  union all
  select i.id, i.number, i.id, i.business_unit_id, a.open_cents, i.issued_at
  from invoice_account a
  join invoice i on i.id = a.invoice_id
  where a.open_cents > 0 and a.due_on is null`;

export const openDisputes = (): Found => sql`
  select d.invoice_id as id, i.number as name, i.id as invoice_id, d.business_unit_id, a.open_cents as cents, d.opened_at as since
  from dispute d
  join invoice i on i.id = d.invoice_id
  join invoice_account a on a.invoice_id = d.invoice_id
  where d.decided_at is null`;

export const awaitedClearances = (): Found => sql`
  select c.invoice_id as id, i.number as name, i.id as invoice_id, c.business_unit_id, i.gross_cents as cents, c.waits_since as since
  from invoice_channel c join invoice i on i.id = c.invoice_id
  where c.channel = 'clearance' and c.cleared_at is null`;

/** Documents of a stretch of time that no paper was made of. */
export const missingPapers = ({ from, to }: { readonly from: Date; readonly to: Date }): Found => sql`
  select i.id, i.number as name, i.id as invoice_id, i.business_unit_id, null::bigint as cents, i.issued_at as since
  from invoice i
  where i.issued_at > ${from} and i.issued_at <= ${to}
    and not exists (select from document d where d.invoice_id = i.id)`;

/** Batches that nobody has made the file of, for a day or earlier. */
export const draftBatches = ({ until }: { readonly until: string }): Found => sql`
  select id, number as name, null::uuid as invoice_id, null::uuid as business_unit_id, sum_cents as cents, collect_on::timestamp at time zone 'UTC' as since
  from debit_batch where status = 'draft' and collect_on <= ${until}::date`;

export type UnbilledRow = {
  readonly id: string;
  readonly trailerNumber: string;
  readonly company: string;
  readonly businessUnitId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly chargeableDays: number;
};

/**
 * Trailers of orders that are billed here and are out past their end, longest first. They are few, and what belongs to them
 * is looked up one by one: joined, the database expects most of all that is out and reads all orders for it.
 */
export async function listUnbilled(
  db: Database,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly UnbilledRow[]> {
  const { rows } = await sql<UnbilledRow>`
    select k.id, (select number from trailer where id = k.trailer_id) as trailer_number, k.business_unit_id, k.starts_at,
      k.ends_at, d.time_zone, k.chargeable_days,
      (select name from business_unit where id = k.business_unit_id) as company
    from booking k
    join depot d on d.id = k.depot_id
    where k.status in ('onRent', 'returnAnnounced') and k.handed_back_at is null and k.ends_at <= ${now}
      and (select billing from customer_order where id = k.order_id) = 'internal'
    order by k.ends_at, k.id limit ${limit}`.execute(db);
  return rows;
}

export type InvoicedMonth = {
  /** `YYYY-MM` */
  readonly month: string;
  readonly netCents: number;
  readonly invoices: number;
  readonly creditNotes: number;
};

/** What was invoiced less what was credited, by the month of issue, from one month to another. Damages are no revenue. */
export async function sumInvoiced(
  db: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly InvoicedMonth[]> {
  const { rows } = await sql<InvoicedMonth>`
    select to_char(m.month, 'YYYY-MM') as month, s.*
    from generate_series(${`${from}-01`}::date, ${`${to}-01`}::date, interval '1 month') as m (month)
    cross join lateral (
      select coalesce(sum(case kind when 'creditNote' then -net_cents else net_cents end), 0)::bigint as net_cents,
        count(*) filter (where kind = 'invoice') as invoices, count(*) filter (where kind = 'creditNote') as credit_notes
      from invoice i
      where i.issued_on >= m.month::date and i.issued_on < (m.month + interval '1 month')::date
        and i.tax_class <> 'claim'
    ) s
    order by m.month`.execute(db);
  return rows;
}
