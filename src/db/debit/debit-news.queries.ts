import { sql, type Selectable } from 'kysely';
import type { ByTransferReason } from '#domain/debit/debit-obstacle.ts';
import type { Database } from '../client.ts';
import type { Tables } from '../schema.ts';
import { lastReturn } from './to-collect.queries.ts';

export type DebitNews = {
  readonly businessUnitId: string;
  readonly orderId: string;
  readonly locale: Selectable<Tables['invoice']>['locale'];
  readonly number: string;
  readonly orderNumber: string;
  readonly openCents: number;
  readonly dueOn: string;
  readonly ibanMasked: string;
  readonly reason: ByTransferReason | null;
  readonly returnCode: string | null;
  readonly invoiceEmail: string | null;
  /** As it was when the invoice was issued. */
  readonly issuedTo: string;
};

/** What there is to say about the collection of an invoice of any unit: for jobs that an outbox row sent. */
export async function findDebitNews(db: Database, invoiceId: string): Promise<DebitNews | undefined> {
  const { rows } = await sql<DebitNews>`
    select i.business_unit_id, i.order_id, i.locale, i.number, o.number as order_number, a.open_cents, a.due_on,
      m.iban_masked, t.reason, last.return_code, b.invoice_email, i.content #>> '{document,buyer,email}' as issued_to
    from invoice i
    join invoice_account a on a.invoice_id = i.id
    join customer_order o on o.id = i.order_id
    join business_unit b on b.id = i.business_unit_id
    join mandate m on m.id = i.mandate_id
    left join invoice_by_transfer t on t.invoice_id = i.id
    left join ${lastReturn} last on true
    where i.id = ${invoiceId} and a.due_on is not null`.execute(db);
  return rows[0];
}
