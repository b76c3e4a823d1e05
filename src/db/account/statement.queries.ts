import { sql } from 'kysely';
import type {
  AccountHistory,
  StatedClaim,
  StatedDocument,
  StatedPayment,
  StatedSettlement,
} from '#domain/account/statement.ts';
import type { InvoiceAddress } from '#domain/invoice/invoice-document.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import type { Database } from '../client.ts';
import type { Tables } from '../schema.ts';

type InUnit = { readonly businessUnitId: string };

/** All that a unit was billed up to a day, all of its money, and what of it was settled for good. */
export async function readAccountHistory(
  db: Database,
  { businessUnitId, until }: InUnit & { readonly until: string },
): Promise<AccountHistory> {
  const [documents, payments, settlements, claims] = await Promise.all([
    sql<StatedDocument>`
      select i.id, i.kind, i.number, o.number as order_number, i.issued_on as "on", i.issued_at as at, a.due_on, i.gross_cents
      from invoice i
      join invoice_account a on a.invoice_id = i.id
      join customer_order o on o.id = i.order_id
      where i.business_unit_id = ${businessUnitId} and a.business_unit_id = ${businessUnitId}
        and i.issued_on <= ${until}`.execute(db),
    sql<StatedPayment>`
      select p.id, p.kind, o.number as order_number, p.booked_on as "on", p.created_at as at, p.cents
      from payment p left join customer_order o on o.id = p.order_id
      where p.business_unit_id = ${businessUnitId} and p.booked_on <= ${until}`.execute(db),
    sql<StatedSettlement>`
      select s.invoice_id as document_id, s.payment_id, s.credit_note_id, s.cents
      from settlement s
      where s.business_unit_id = ${businessUnitId} and s.reverses_id is null
        and not exists (select from settlement r where r.reverses_id = s.id)`.execute(db),
    sql<StatedClaim>`
      select c.id, o.number as order_number, (c.paid_at at time zone ${OPERATOR_ZONE})::date as "on", c.paid_at as at,
        c.payment_id, c.cents
      from dunning_claim c
      join invoice i on i.id = c.invoice_id
      join customer_order o on o.id = i.order_id
      where c.business_unit_id = ${businessUnitId} and c.payment_id is not null
        and (c.paid_at at time zone ${OPERATOR_ZONE})::date <= ${until}`.execute(db),
  ]);
  return {
    documents: documents.rows,
    payments: payments.rows,
    settlements: settlements.rows,
    claims: claims.rows,
  };
}

export type StatementReader = {
  readonly name: string;
  readonly debtorNumber: number | null;
  readonly invoiceEmail: string | null;
  readonly erasedAt: Date | null;
  /** Where invoices go by now, else where the last one went; none before the first. */
  readonly address: InvoiceAddress | null;
  /** Of the last document, else of the unit. */
  readonly locale: Tables['invoice']['locale'];
};

/** Whose account it is, as it stands on the paper. */
export async function findStatementReader(
  db: Database,
  { businessUnitId }: InUnit,
): Promise<StatementReader | undefined> {
  const { rows } = await sql<StatementReader>`
    select coalesce(nullif(a.company, ''), u.name) as name, u.debtor_number, u.erased_at,
      coalesce(nullif(u.invoice_email, ''), i.content -> 'document' -> 'buyer' ->> 'email') as invoice_email,
      case when a.id is null then i.content -> 'document' -> 'buyer' -> 'address' else jsonb_build_object(
        'street', concat_ws(' ', a.street, a.house_number), 'addressLine2', a.address_line2,
        'postalCode', coalesce(a.postal_code, ''), 'city', coalesce(a.city, ''), 'region', a.region,
        'country', coalesce(a.country, u.country)
      ) end as address,
      coalesce(i.locale, u.default_locale) as locale
    from business_unit u
    left join address a on a.business_unit_id = u.id and a.id = u.invoice_address_id
    left join lateral (
      select content, locale from invoice where business_unit_id = u.id order by issued_at desc, id desc limit 1
    ) i on true
    where u.id = ${businessUnitId}`.execute(db);
  return rows[0];
}
