import { sql } from 'kysely';
import type { Scope } from '#domain/team/scope.ts';
import type { Database } from '../client.ts';
import { inScope } from '../in-scope.ts';
import { selectInvoices } from './invoice-list.queries.ts';

/** One document with all that stands on it. */
export const findInvoice = (
  db: Database,
  { scope, invoiceId }: { readonly scope: Scope; readonly invoiceId: string },
) =>
  selectInvoices(db)
    .select(['i.locale', 'i.content', 'i.reason', 'i.issuedAt'])
    .select(sql<boolean>`exists (select from invoice_by_transfer t where t.invoice_id = i.id)`.as('isTurned'))
    .where('i.id', '=', invoiceId)
    .where(inScope('i.businessUnitId', scope))
    .executeTakeFirst();
export type WholeInvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

type Which = { readonly businessUnitId: string; readonly invoiceId: string };

/** What corrects a document, oldest first. */
export const listCreditNotes = (db: Database, { businessUnitId, invoiceId }: Which) =>
  db
    .selectFrom('invoice')
    .select(['id', 'number', 'issuedOn', 'issuedAt', 'grossCents'])
    .where('businessUnitId', '=', businessUnitId)
    .where('correctsId', '=', invoiceId)
    .orderBy('issuedAt')
    .orderBy('number')
    .execute();

/** Which booking each line is about, by its number. */
export const listBookingsOfLines = (db: Database, { businessUnitId, invoiceId }: Which) =>
  db
    .selectFrom('invoiceLine')
    .select(['lineNo', 'bookingId'])
    .where('businessUnitId', '=', businessUnitId)
    .where('invoiceId', '=', invoiceId)
    .orderBy('lineNo')
    .execute();
