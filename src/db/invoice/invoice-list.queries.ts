import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '#domain/team/scope.ts';
import type { Database } from '../client.ts';
import { inScope } from '../in-scope.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import type { RowOf } from '../row-of.ts';

export type InvoiceFilter = 'open' | 'overdue' | 'paid' | 'all';

/** What is to be paid comes by its day, anything else as it was issued. */
export const INVOICE_ORDERS = {
  dueOn: [
    { by: sql`a.due_on`, type: 'day' },
    { by: sql`a.invoice_id`, type: 'uuid' },
  ],
  issuedAt: [
    { by: sql`i.issued_at`, type: 'instant' },
    { by: sql`i.id`, type: 'uuid' },
  ],
} as const satisfies Record<string, Keyset['columns']>;

/** What credit notes took back of a document `i`, with tax. */
const creditedCents = sql<number>`coalesce((
  select sum(n.gross_cents) from invoice n where n.corrects_id = i.id
), 0)::bigint`;

type TrailerOfInvoice = { readonly number: string; readonly plate: string };

/** As they stand on the document: a plate may have changed since. */
const trailers = sql<readonly TrailerOfInvoice[]>`coalesce((
  select jsonb_agg(distinct jsonb_build_object('number', l -> 'trailer' -> 'number', 'plate', l -> 'trailer' -> 'plate'))
  from jsonb_array_elements(i.content -> 'document' -> 'lines') l
), '[]')`;

/** Documents with what a list shows of them. */
export const selectInvoices = (db: Database) =>
  db
    .selectFrom('invoiceAccount as a')
    .innerJoin('invoice as i', 'i.id', 'a.invoiceId')
    .innerJoin('customerOrder as o', 'o.id', 'i.orderId')
    .leftJoin('invoice as c', 'c.id', 'i.correctsId')
    .select([
      'i.id',
      'i.businessUnitId',
      'i.number',
      'i.kind',
      'i.orderId',
      'o.number as orderNumber',
      'i.issuedOn',
      'a.dueOn',
      'i.periodFrom',
      'i.periodTo',
      'i.poNumber',
      'i.costCentre',
      'i.netCents',
      'i.taxCents',
      'i.grossCents',
      'a.openCents',
      'a.status as account',
      'i.correctsId',
      'c.number as correctsNumber',
    ])
    .select([creditedCents.as('creditedCents'), trailers.as('trailers')]);

type Question = {
  readonly businessUnitId: string;
  readonly filter: InvoiceFilter;
  readonly q: string | undefined;
  /** By the operator's calendar. */
  readonly today: string;
  readonly keyset: Keyset;
  readonly after: Place | undefined;
  readonly limit: number;
};

/** Invoices, credit notes and claims of a unit. A credit note is neither to be paid nor paid. */
export function listInvoices(db: Database, { businessUnitId, filter, q, today, keyset, ...page }: Question) {
  let query = selectInvoices(db)
    // Of both: each of the two orders is an index of one of them.
    .where('i.businessUnitId', '=', businessUnitId)
    .where('a.businessUnitId', '=', businessUnitId);
  if (filter === 'open' || filter === 'overdue') {
    query = query.where('a.openCents', '>', 0).where('a.dueOn', 'is not', null);
  }
  if (filter === 'overdue') query = query.where('a.dueOn', '<', today).where('a.status', '=', 'open');
  if (filter === 'paid') query = query.where('a.status', '=', 'settled').where('i.kind', '<>', 'creditNote');
  const found = matchesText(businessUnitId, q);
  if (found !== undefined) query = query.where(found);
  return pageBy(query, keyset, page).execute();
}
export type InvoiceRow = Omit<RowOf<typeof listInvoices>, 'place'>;

/** Percent signs and underscores are what they are. */
const toPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The number, the PO number or the plate of a trailer that was billed. Plates are found with and without their spaces. */
function matchesText(businessUnitId: string, q: string | undefined): RawBuilder<boolean> | undefined {
  if (q === undefined || q === '') return undefined;
  const pattern = toPattern(q);
  const plate = toPattern(q.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return sql<boolean>`(i.number ilike ${pattern} or i.po_number ilike ${pattern} or i.id = any(array(
    select l.invoice_id from booking k join trailer t on t.id = k.trailer_id join invoice_line l on l.booking_id = k.id
    where k.business_unit_id = ${businessUnitId} and ${plate} <> '%%'
      and regexp_replace(t.plate, '[^[:alnum:]]', '', 'g') ilike ${plate}
  )))`;
}

/** What a unit has to pay, and what it has paid of the documents since a moment. Credit notes count against that. */
export async function sumInvoices(
  db: Database,
  { businessUnitId, today, since }: { readonly businessUnitId: string; readonly today: string; readonly since: Date },
) {
  const open = await db
    .selectFrom('invoiceAccount')
    .select([
      sql<number>`coalesce(sum(open_cents), 0)::bigint`.as('openCents'),
      sql<number>`count(*)`.as('openCount'),
      sql<number>`coalesce(sum(open_cents) filter (where due_on < ${today} and status = 'open'), 0)::bigint`.as(
        'overdueCents',
      ),
      sql<number>`count(*) filter (where due_on < ${today} and status = 'open')`.as('overdueCount'),
    ])
    .where('businessUnitId', '=', businessUnitId)
    .where('openCents', '>', 0)
    .where('dueOn', 'is not', null)
    .executeTakeFirstOrThrow();
  const paid = await db
    .selectFrom('invoice as i')
    .innerJoin('invoiceAccount as a', 'a.invoiceId', 'i.id')
    .select([
      sql<number>`coalesce(sum(case i.kind when 'creditNote' then -i.gross_cents else i.gross_cents end), 0)::bigint`.as(
        'paidCents',
      ),
      sql<number>`count(*) filter (where i.kind <> 'creditNote')`.as('paidCount'),
    ])
    .where('i.businessUnitId', '=', businessUnitId)
    .where('a.businessUnitId', '=', businessUnitId)
    .where('i.issuedAt', '>=', since)
    .where('a.status', '=', 'settled')
    .executeTakeFirstOrThrow();
  return { ...open, ...paid };
}

/** One document with all that stands on it. */
export const findInvoice = (
  db: Database,
  { scope, invoiceId }: { readonly scope: Scope; readonly invoiceId: string },
) =>
  selectInvoices(db)
    .select(['i.locale', 'i.content', 'i.reason'])
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
