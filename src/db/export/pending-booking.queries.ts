import { type RawBuilder, sql } from 'kysely';
import type { DunningClaimKind } from '#domain/dunning/claim-kind.ts';
import type { DayRange } from '#domain/export/fiscal-year.ts';
import type { Booking } from '#domain/export/to-datev-row.ts';
import type { InvoiceTaxCase } from '#domain/invoice/invoice-document.ts';
import type { PaymentKind } from '#domain/payment/payment-kind.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import type { Database, Transaction } from '../client.ts';

/** What the accountants have not been told yet, of all units: they keep one ledger. */

/** Those who export wait for each other: only one of them can see what the other has told. */
export async function lockExports(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('export', 0))`.execute(trx);
}

/** What is known now of money; of what was written off, as much as is not taken back. */
const KNOWN_OF_PAYMENT = sql`case p.kind when 'writeOff' then p.cents - p.unused_cents else p.cents end`;

/** The how manieth time something is told of the same money, where it is remembered. */
const TURNS = {
  payment: sql`coalesce((select max(r.turn) from export_row r where r.payment_id = d.id), 0)
    + row_number() over (partition by d.id order by d.cents, d.business_unit_id)`,
  claim: sql`coalesce((select max(e.turn) from export_claim e where e.claim_id = c.id), 0)
    + row_number() over (partition by c.id order by d.cents, d.booked_on)`,
};

/** Each tax group of a document that was never told. */
const pendingDocuments = ({ from, to }: DayRange): RawBuilder<unknown> => sql`
  select i.issued_on as "on", 'document' as "of", i.kind, i.business_unit_id, i.id as invoice_id, i.number,
    t.tax_country, t.tax_case, t.tax_basis_points, null::uuid as payment_id, null::uuid as claim_id, null::bigint as turn,
    (case i.kind when 'creditNote' then -1 else 1 end) * (t.base_cents + t.tax_cents) as cents
  from invoice i join invoice_tax t on t.invoice_id = i.id
  where i.issued_on between ${from} and ${to} and not exists (
    select from export_row r
    where r.invoice_id = i.id and r.tax_country = t.tax_country and r.tax_case = t.tax_case
      and r.tax_basis_points = t.tax_basis_points
  )`;

/** Money that was never told of. */
const neverTold = ({ from, to }: DayRange): RawBuilder<unknown> => sql`
  select p.id, p.kind, p.booked_on, p.business_unit_id, ${KNOWN_OF_PAYMENT} as cents
  from payment p
  where p.booked_on between ${from} and ${to} and p.business_unit_id is not null and ${KNOWN_OF_PAYMENT} <> 0
    and not exists (select from export_row r where r.payment_id = p.id)`;

/**
 * Of other money the difference between what is known now and what was told: it may have been found to be somebody else's, and
 * what was written off may have been taken back.
 */
const toldOtherwise = ({ from, to }: DayRange): RawBuilder<unknown> => sql`
  select id, kind, booked_on, business_unit_id, sum(cents)::bigint as cents from (
    select p.id, p.kind, p.booked_on, p.business_unit_id, ${KNOWN_OF_PAYMENT} as cents
    from payment p
    where p.booked_on between ${from} and ${to} and p.business_unit_id is not null
      and exists (select from export_row r where r.payment_id = p.id)
    union all
    select r.payment_id, p.kind, p.booked_on, r.business_unit_id, -r.cents
    from export_row r join payment p on p.id = r.payment_id where p.booked_on between ${from} and ${to}
  ) as known group by id, kind, booked_on, business_unit_id having sum(cents) <> 0`;

/** Of claims likewise, by the day on which they were paid with money of the company: only then they are part of its account. */
const pendingClaims = ({ from, to }: DayRange, turn: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select d.booked_on as "on", 'claim' as "of", c.kind, c.business_unit_id, null::uuid as invoice_id, i.number,
    null as tax_country, null as tax_case, null::bigint as tax_basis_points, null::uuid as payment_id, c.id as claim_id,
    ${turn} as turn, d.cents
  from (
    select id, booked_on, sum(cents)::bigint as cents from (
      select id, (paid_at at time zone ${OPERATOR_ZONE})::date as booked_on, cents
      from dunning_claim where payment_id is not null
      union all
      select claim_id, booked_on, -cents from export_claim
    ) as known where booked_on between ${from} and ${to} group by id, booked_on having sum(cents) <> 0
  ) as d
  join dunning_claim c on c.id = d.id
  join invoice i on i.id = c.invoice_id`;

const pending = (range: DayRange): RawBuilder<unknown> => sql`
  ${pendingDocuments(range)}
  union all
  select d.booked_on, 'payment', d.kind, d.business_unit_id, null, null, null, null, null, d.id, null, ${TURNS.payment},
    d.cents
  from (${neverTold(range)} union all ${toldOtherwise(range)}) as d
  union all
  ${pendingClaims(range, TURNS.claim)}`;

/** What is remembered of it. */
export type PendingKey = {
  readonly businessUnitId: string;
  readonly invoiceId: string | null;
  readonly taxCountry: string | null;
  readonly taxCase: string | null;
  readonly taxBasisPoints: number | null;
  readonly paymentId: string | null;
  readonly claimId: string | null;
  /** Of a claim: the day of the booking. */
  readonly on: string;
  readonly turn: number | null;
  readonly cents: number;
};
export type PendingBooking = { readonly key: PendingKey; readonly booking: Booking };

/** In the order of days, what is owed before money. Of companies that are no debtors yet there is nothing to tell. */
export async function listPending(db: Database, range: DayRange, limit: number): Promise<readonly PendingBooking[]> {
  const { rows } = await sql<PendingKey & Booking>`
    with told as (
      select b.*, u.debtor_number, u.name from (${pending(range)}) as b
      join business_unit u on u.id = b.business_unit_id where u.debtor_number is not null
      order by b."on", b."of", b.number, b.tax_case, b.tax_country, b.tax_basis_points, b.payment_id, b.claim_id, b.turn
      limit ${limit}
    )
    select b.business_unit_id, b.invoice_id, b.tax_country, b.tax_case, b.tax_basis_points, b.payment_id, b.claim_id, b.turn, b.cents,
      b."on", b."of", b.kind, b.debtor_number, b.number, o.number as order_number, i.cost_centre,
      i.period_to as service_on, i.due_on, i.content -> 'document' -> 'buyer' ->> 'vatId' as vat_id,
      coalesce(i.content -> 'document' -> 'buyer' ->> 'name', b.name) as company,
      (
        select case count(*) when 1 then min(s.number) end from (
          select n.number from settlement s join invoice n on n.id = s.invoice_id
          where s.payment_id = b.payment_id group by n.number having sum(s.cents) > 0
        ) as s
      ) as settles
    from told b
    left join invoice i on i.id = b.invoice_id
    left join customer_order o on o.id = i.order_id
    order by b."on", b."of", b.number, b.tax_case, b.tax_country, b.tax_basis_points, b.payment_id, b.claim_id,
      b.turn`.execute(db);
  return rows.map((row) => ({ key: toKey(row), booking: row }));
}

const toKey = (row: PendingKey): PendingKey => ({
  businessUnitId: row.businessUnitId,
  invoiceId: row.invoiceId,
  taxCountry: row.taxCountry,
  taxCase: row.taxCase,
  taxBasisPoints: row.taxBasisPoints,
  paymentId: row.paymentId,
  claimId: row.claimId,
  on: row.on,
  turn: row.turn,
  cents: row.cents,
});

export type PendingSum = {
  readonly of: Booking['of'];
  readonly isWriteOff: boolean;
  readonly claimKind: DunningClaimKind | null;
  readonly taxCase: InvoiceTaxCase | null;
  readonly taxCountry: string | null;
  readonly isDebtor: boolean;
  readonly bookings: number;
  readonly cents: number;
  readonly first: string;
  /** Of days before the month that is asked for. */
  readonly earlier: number;
};

/**
 * What `listPending` would tell, counted by what decides about accounts. Each source is counted for itself: of all of them
 * together nobody knows how few kinds there are, and a whole year would be put in order to tell them apart.
 */
export async function sumPending(db: Database, range: DayRange, month: string): Promise<readonly PendingSum[]> {
  const writeOff: PaymentKind = 'writeOff';
  const sums = (
    day: RawBuilder<unknown>,
  ) => sql`count(*) as bookings, sum(b.cents)::bigint as cents, min(${day}) as first,
    count(*) filter (where ${day} < ${month}) as earlier`;
  const unit = sql`join business_unit u on u.id = b.business_unit_id`;
  const isDebtor = sql`u.debtor_number is not null as is_debtor`;
  const money = (payments: RawBuilder<unknown>) => sql`
    select 'payment' as "of", b.kind = ${writeOff} as is_write_off, null as claim_kind, null as tax_case,
      null as tax_country, ${isDebtor}, ${sums(sql`b.booked_on`)}
    from (${payments}) as b ${unit} group by 2, 6`;
  const { rows } = await sql<PendingSum>`
    select 'document' as "of", false as is_write_off, null as claim_kind, b.tax_case, b.tax_country, ${isDebtor},
      ${sums(sql`b."on"`)}
    from (${pendingDocuments(range)}) as b ${unit} group by 4, 5, 6
    union all ${money(neverTold(range))}
    union all ${money(toldOtherwise(range))}
    union all
    select 'claim', false, b.kind, null, null, ${isDebtor}, ${sums(sql`b."on"`)}
    from (${pendingClaims(range, sql`null`)}) as b ${unit} group by 3, 6`.execute(db);
  return rows;
}

/** How many of it are of companies that are debtors. */
export async function countPending(db: Database, { from, to }: DayRange): Promise<number> {
  const debtors = sql`join business_unit u on u.id = b.business_unit_id and u.debtor_number is not null`;
  const of = (rows: RawBuilder<unknown>) => sql`(select count(*) from (${rows}) as b ${debtors})`;
  const range = { from, to };
  const { rows } = await sql<{ count: number }>`
    select ${of(pendingDocuments(range))} + ${of(neverTold(range))} + ${of(toldOtherwise(range))}
      + ${of(pendingClaims(range, sql`null`))} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Money of which nobody knows whose it is. */
export async function countUnknownMoney(db: Database, { from, to }: DayRange): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('businessUnitId', 'is', null)
    .where('bookedOn', '>=', from)
    .where('bookedOn', '<=', to)
    .executeTakeFirstOrThrow();
  return count;
}
