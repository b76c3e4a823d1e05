import { sql, type Selectable } from 'kysely';
import type { InvoiceKind } from '#domain/invoice/invoice-document.ts';
import type { PaymentKind } from '#domain/payment/payment-kind.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import type { Database } from '../client.ts';
import type { Tables } from '../schema.ts';

type InUnit = { readonly businessUnitId: string };

export type LedgerRow = {
  readonly id: string;
  readonly kind: InvoiceKind | PaymentKind | 'dunningClaim';
  readonly on: string;
  readonly number: string | null;
  readonly orderNumber: string | null;
  readonly note: string | null;
  readonly cents: number;
  readonly openCents: number;
  readonly dueOn: string | null;
  readonly status: Selectable<Tables['invoiceAccount']>['status'] | null;
  readonly isUsed: boolean;
  readonly balanceCents: number;
};

/** All that a unit was billed and all money it sent or got, newest first, each with what the unit owed after it. */
export async function listLedger(db: Database, { businessUnitId, limit }: InUnit & { readonly limit: number }) {
  const { rows } = await sql<LedgerRow>`
    select id, kind, "on", number, order_number, note, cents, open_cents, due_on, status, is_used,
      sum(cents) over (order by "on", at, id)::bigint as balance_cents
    from (
      select i.id, i.kind, i.issued_on as "on", i.issued_at as at, i.number, o.number as order_number,
        i.reason as note, case i.kind when 'creditNote' then -i.gross_cents else i.gross_cents end as cents,
        a.open_cents, a.due_on, a.status,
        i.kind = 'creditNote' and exists (
          select from settlement s
          where s.credit_note_id = i.id and s.invoice_id is distinct from i.corrects_id
          group by s.credit_note_id having sum(s.cents) > 0
        ) as is_used
      from invoice i
      join invoice_account a on a.invoice_id = i.id
      join customer_order o on o.id = i.order_id
      where i.business_unit_id = ${businessUnitId}
      union all
      select p.id, p.kind, p.booked_on, p.created_at, null, o.number, p.note,
        -- What was written off counts as far as it is; money counts whole.
        case p.kind when 'writeOff' then p.unused_cents - p.cents else -p.cents end,
        case p.kind when 'writeOff' then 0 else abs(p.unused_cents) end, null, null,
        exists (select from settlement s where s.payment_id = p.id group by s.payment_id having sum(s.cents) > 0)
          or exists (select from dunning_claim d where d.payment_id = p.id)
      from payment p left join customer_order o on o.id = p.order_id
      where p.business_unit_id = ${businessUnitId}
      union all
      -- What is claimed beside an invoice is owed from when it was paid on: until then it may be waived.
      select d.id, 'dunningClaim', (d.paid_at at time zone ${OPERATOR_ZONE})::date, d.paid_at, i.number, null, null,
        d.cents, 0, null, null, false
      from dunning_claim d join invoice i on i.id = d.invoice_id
      where d.business_unit_id = ${businessUnitId} and d.payment_id is not null
    ) as entry
    order by "on" desc, at desc, id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** What of a unit can be paid, what is due first first. */
export const listPayable = (db: Database, { businessUnitId, limit }: InUnit & { readonly limit: number }) =>
  db
    .selectFrom('invoiceAccount as a')
    .innerJoin('invoice as i', 'i.id', 'a.invoiceId')
    .select(['i.id', 'i.number', 'a.openCents', sql<string>`a.due_on`.as('dueOn')])
    .where('a.businessUnitId', '=', businessUnitId)
    .where('a.openCents', '>', 0)
    .where('a.dueOn', 'is not', null)
    .orderBy('a.dueOn')
    .orderBy('i.number')
    .limit(limit)
    .execute();

/** With tax: what is open on documents of a unit, and what waits on its credit notes and as its unused money. */
export async function sumAccount(db: Database, { businessUnitId }: InUnit) {
  const { rows } = await sql<{ openCents: number; creditCents: number }>`
    select coalesce(sum(open_cents) filter (where due_on is not null), 0)::bigint as open_cents,
      (coalesce(sum(open_cents) filter (where due_on is null), 0) + (
        select coalesce(sum(unused_cents), 0) from payment
        where business_unit_id = ${businessUnitId} and unused_cents > 0 and kind in ('transfer', 'directDebit')
      ))::bigint as credit_cents
    from invoice_account where business_unit_id = ${businessUnitId} and open_cents > 0`.execute(db);
  const [sums] = rows;
  if (sums === undefined) throw new Error('A sum has one row');
  return sums;
}
