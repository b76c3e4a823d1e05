import { sql } from 'kysely';
import type { SettlementKind } from '#domain/invoice/settlement-kind.ts';
import type { Database } from '../client.ts';

export type InvoiceSettlement = {
  readonly kind: SettlementKind;
  readonly on: string;
  readonly cents: number;
  /** The other document, of a credit and what it was set against. */
  readonly documentId: string | null;
  readonly documentNumber: string | null;
};

type Which = { readonly businessUnitId: string; readonly invoiceId: string };

/**
 * What a document was settled with, and a credit note used for, in the order of the days. What was taken back is left out,
 * but for debits that the bank has returned.
 */
export async function listInvoiceSettlements(
  db: Database,
  { businessUnitId, invoiceId }: Which,
): Promise<readonly InvoiceSettlement[]> {
  const { rows } = await sql<InvoiceSettlement>`
    with settled as (
      select s.*, exists (select from settlement r where r.reverses_id = s.id) as is_reversed
      from settlement s
      where s.business_unit_id = ${businessUnitId} and s.reverses_id is null
        and (s.invoice_id = ${invoiceId} or s.credit_note_id = ${invoiceId})
    ), told as (
      select case p.kind when 'writeOff' then case when p.note is null then 'smallDifference' else 'writeOff' end
          else p.kind end as kind,
        p.booked_on as "on", s.cents, null::uuid as document_id, s.created_at
      from settled s join payment p on p.id = s.payment_id
      where not s.is_reversed
        or exists (select from debit d where d.payment_id = p.id and d.status = 'returned')
      union all
      select 'debitReturn', d.returned_on, -s.cents, null, s.created_at
      from settled s join debit d on d.payment_id = s.payment_id and d.status = 'returned'
      where s.is_reversed
      union all
      select case when s.invoice_id = ${invoiceId} then 'creditNote' else 'offset' end,
        (s.created_at at time zone 'Europe/Berlin')::date, s.cents,
        case when s.invoice_id = ${invoiceId} then s.credit_note_id else s.invoice_id end, s.created_at
      from settled s
      where s.credit_note_id is not null and not s.is_reversed
    )
    select t.kind, t."on", t.cents, t.document_id, i.number as document_number
    from told t left join invoice i on i.id = t.document_id
    order by t."on", t.created_at, t.cents desc`.execute(db);
  return rows;
}
