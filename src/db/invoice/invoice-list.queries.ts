import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../client.ts';
import { announcedFor, lastReturn } from '../debit/to-collect.queries.ts';
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
export const creditedCents = sql<number>`coalesce((
  select sum(n.gross_cents) from invoice n where n.corrects_id = i.id
), 0)::bigint`;

/**
 * When the account `a` of a document `i` is debited: as its batch says, else as was announced. Nobody is debited for what
 * is disputed, has become a matter of a transfer, waits for a platform, or came back for good.
 */
const collectOn = sql<string | null>`case
  when a.open_cents > 0 and i.collect_on is not null and a.status in ('open', 'collecting')
    and not exists (select from invoice_by_transfer t where t.invoice_id = i.id)
    and not exists (
      select from invoice_channel h where h.invoice_id = i.id and h.channel = 'clearance' and h.cleared_at is null
    )
  then coalesce(
    (
      select b.collect_on from debit d join debit_batch b on b.id = d.batch_id
      where d.invoice_id = i.id and d.status in ('planned', 'exported')
    ),
    (
      select ${announcedFor} from (values (1)) once (n) left join ${lastReturn} last on true
      where last.return_code is null or last.retry_on is not null
    )
  )
end`;

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
    .select([creditedCents.as('creditedCents'), trailers.as('trailers'), collectOn.as('collectOn')]);

type Wanted = {
  readonly businessUnitId: string;
  readonly filter: InvoiceFilter;
  readonly q: string | undefined;
  readonly costCentre: string | undefined;
  readonly ids: readonly string[] | undefined;
  /** By the operator's calendar. */
  readonly today: string;
};

/** Which of the documents `i` and their accounts `a` are listed. A credit note is neither to be paid nor paid. */
function isListed({ businessUnitId, filter, q, costCentre, ids, today }: Wanted): RawBuilder<boolean> {
  // Of both: each of the two orders is an index of one of them.
  const parts = [sql`i.business_unit_id = ${businessUnitId}`, sql`a.business_unit_id = ${businessUnitId}`];
  if (filter === 'open' || filter === 'overdue') parts.push(sql`a.open_cents > 0 and a.due_on is not null`);
  if (filter === 'overdue') parts.push(sql`a.due_on < ${today} and a.status = 'open'`);
  if (filter === 'paid') parts.push(sql`a.status = 'settled' and i.kind <> 'creditNote'`);
  if (costCentre !== undefined) parts.push(sql`i.cost_centre = ${costCentre}`);
  if (ids !== undefined) parts.push(sql`i.id = any(${ids}::uuid[])`);
  const found = matchesText(businessUnitId, q);
  if (found !== undefined) parts.push(found);
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

type Page = { readonly keyset: Keyset; readonly after: Place | undefined; readonly limit: number };

/** Invoices, credit notes and claims of a unit. */
export const listInvoices = (db: Database, { keyset, after, limit, ...wanted }: Wanted & Page) =>
  pageBy(selectInvoices(db).where(isListed(wanted)), keyset, { after, limit }).execute();
export type InvoiceRow = Omit<RowOf<typeof listInvoices>, 'place'>;

/** What the documents of each month between two days come to, with tax. Credit notes count against that. */
export const sumMonths = (
  db: Database,
  { from, to, ...wanted }: Wanted & { readonly from: string; readonly to: string },
) =>
  db
    .selectFrom('invoice as i')
    .innerJoin('invoiceAccount as a', 'a.invoiceId', 'i.id')
    .select([
      sql<string>`to_char(i.issued_on, 'YYYY-MM')`.as('month'),
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(case i.kind when 'creditNote' then -i.gross_cents else i.gross_cents end)::bigint`.as('cents'),
    ])
    .where(isListed(wanted))
    .where('i.issuedOn', '>=', from)
    .where('i.issuedOn', '<=', to)
    .groupBy('month')
    .execute();

const MOST_COST_CENTRES = 200;

/** Those that stand on documents of a unit. From one to the next by the index, however many documents name each. */
export async function listCostCentres(
  db: Database,
  { businessUnitId }: { readonly businessUnitId: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ costCentre: string }>`
    with recursive seen as (
      (
        select cost_centre from invoice
        where business_unit_id = ${businessUnitId} and cost_centre is not null order by cost_centre limit 1
      )
      union all
      select (
        select i.cost_centre from invoice i
        where i.business_unit_id = ${businessUnitId} and i.cost_centre > s.cost_centre order by i.cost_centre limit 1
      )
      from seen s where s.cost_centre is not null
    )
    select cost_centre from seen where cost_centre is not null limit ${MOST_COST_CENTRES}`.execute(db);
  return rows.map(({ costCentre }) => costCentre);
}

type NextDebit = {
  readonly on: string;
  readonly cents: number;
  readonly count: number;
  readonly ibanMasked: string | null;
  readonly mandateReference: string | null;
};

/** What is collected of a unit next, and from which account, if it is one. */
export async function findNextDebit(
  db: Database,
  { businessUnitId, today }: { readonly businessUnitId: string; readonly today: string },
): Promise<NextDebit | undefined> {
  const { rows } = await sql<NextDebit>`
    select "on", sum(open_cents)::bigint as cents, count(*) as count,
      case when min(iban) = max(iban) then min(iban) end as iban_masked,
      case when min(reference) = max(reference) then min(reference) end as mandate_reference
    from (
      select ${collectOn} as "on", a.open_cents, i.content -> 'document' -> 'payment' ->> 'ibanMasked' as iban,
        i.content -> 'document' -> 'payment' -> 'mandate' ->> 'reference' as reference
      from invoice_account a join invoice i on i.id = a.invoice_id
      where a.business_unit_id = ${businessUnitId} and a.open_cents > 0 and i.collect_on is not null
    ) as planned
    where "on" >= ${today} group by "on" order by "on" limit 1`.execute(db);
  return rows[0];
}

/** Originals and where the papers lie, of those of the documents that are the unit's. */
export const listInvoiceFiles = (
  db: Database,
  { businessUnitId, ids }: { readonly businessUnitId: string; readonly ids: readonly string[] },
) =>
  db
    .selectFrom('invoice as i')
    .innerJoin('invoiceFile as f', 'f.invoiceId', 'i.id')
    .leftJoin('document as d', (join) =>
      join
        .onRef('d.invoiceId', '=', 'i.id')
        .onRef('d.locale', '=', 'i.locale')
        .on('d.businessUnitId', '=', businessUnitId),
    )
    .select(['i.kind', 'i.number', 'i.locale', 'f.content', 'd.path'])
    .where('i.businessUnitId', '=', businessUnitId)
    .where('i.id', 'in', ids)
    .orderBy('i.issuedAt')
    .orderBy('i.id')
    .execute();

/** Percent signs and underscores are what they are. */
const toPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const AMOUNT = /^(\d{1,9})[.,](\d{2})$/;

/**
 * The number, the PO number, the plate of a trailer that was billed, or the amount. Plates are found with and without
 * their spaces.
 */
function matchesText(businessUnitId: string, q: string | undefined): RawBuilder<boolean> | undefined {
  if (q === undefined || q === '') return undefined;
  const pattern = toPattern(q);
  const plate = toPattern(q.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const [, euros, cents] = AMOUNT.exec(q) ?? [];
  const isAmount = euros === undefined ? sql`false` : sql`i.gross_cents = ${Number(`${euros}${cents ?? ''}`)}`;
  return sql<boolean>`(i.number ilike ${pattern} or i.po_number ilike ${pattern} or ${isAmount} or i.id = any(array(
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
