import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '#domain/team/scope.ts';
import { matchesTyped, type TypedFilter } from '#db/figure/console-search.queries.ts';
import type { Database } from '../client.ts';
import { countEach, sumCents } from '../count-each.ts';
import { inScope } from '../in-scope.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import type { RowOf } from '../row-of.ts';
import { matchesWords } from '../search-words.ts';
import { selectInvoices } from './invoice-list.queries.ts';

/** What documents are listed by. */
const FILTERS = ['open', 'overdue', 'collecting', 'disputed', 'paid'] as const;

export type AdminInvoiceFilter = {
  readonly filter: (typeof FILTERS)[number] | undefined;
  readonly typed: TypedFilter | undefined;
  readonly scope: Scope;
  /** By the operator's calendar. */
  readonly today: string;
};
type Page = { readonly keyset: Keyset; readonly after: Place | undefined; readonly limit: number };

/** The documents of all units. What is open is found by the index of what is due, anything else by when it was issued. */
export const listAdminInvoices = (db: Database, { keyset, after, limit, ...filter }: AdminInvoiceFilter & Page) =>
  pageBy(selectAdminInvoices(db, filter), keyset, { after, limit }).execute();
export type AdminInvoiceRow = RowOf<typeof listAdminInvoices>;

type Counted = AdminInvoiceFilter & { readonly most: number };

/** How many documents there are of each kind and in all, whatever kind is asked for. */
export const countInvoices = (db: Database, { most, ...wanted }: Counted) =>
  countEach(db, ['all', ...FILTERS], (name) =>
    selectAdminInvoices(db, { ...wanted, filter: name === 'all' ? undefined : name })
      .clearSelect()
      .select('i.id')
      .limit(most),
  );

/** What the documents of a list come to, with tax. Credit notes count against that. */
export const sumAdminInvoices = (db: Database, { most, ...wanted }: Counted) =>
  sumCents(
    db,
    selectAdminInvoices(db, wanted)
      .clearSelect()
      .select(sql<number>`case i.kind when 'creditNote' then -i.gross_cents else i.gross_cents end`.as('cents'))
      .limit(most),
  );

function selectAdminInvoices(db: Database, { filter, typed, scope, today }: AdminInvoiceFilter) {
  let query = selectInvoices(db)
    .innerJoin('businessUnit as u', 'u.id', 'i.businessUnitId')
    .select(['u.name as company'])
    .where(inScope('i.businessUnitId', scope));
  if (filter !== undefined && filter !== 'paid') {
    query = query.where('a.openCents', '>', 0).where('a.dueOn', 'is not', null);
  }
  if (filter === 'overdue') query = query.where('a.dueOn', '<', today).where('a.status', '=', 'open');
  if (filter === 'collecting' || filter === 'disputed') query = query.where('a.status', '=', filter);
  if (filter === 'paid') query = query.where('a.status', '=', 'settled').where('i.kind', '<>', 'creditNote');
  if (typed !== undefined) query = query.where(isMatch(typed));
  return query;
}

/** By the numbers of document, purchase and order, or by the company; gathered first by their indexes. */
function isMatch(typed: TypedFilter): RawBuilder<boolean> {
  const { numbers, units } = matchesTyped(typed);
  const words = matchesWords({ id: 'm.id', table: 'invoice', columns: ['number', 'po_number'] }, typed.q);
  return sql<boolean>`i.id = any(array(
    select m.id from invoice m where ${words ?? sql`false`}
    union select m.id from invoice m where m.business_unit_id in (${units})
    union select m.id from invoice m
      where m.order_id in (select n.id from customer_order n where ${numbers(sql`n.number`)})
  ))`;
}

type Which = { readonly businessUnitId: string; readonly invoiceId: string };

/** What has been credited of each line of a document, net. */
export const sumCreditsOfLines = (db: Database, { businessUnitId, invoiceId }: Which) =>
  db
    .selectFrom('invoiceLine')
    .select('creditsLineNo as lineNo')
    .select(sql<number>`sum(net_cents)::bigint`.as('cents'))
    .where('businessUnitId', '=', businessUnitId)
    .where('creditsInvoiceId', '=', invoiceId)
    .groupBy('creditsLineNo')
    .$narrowType<{ lineNo: number }>()
    .execute();

/** The mails that have brought a document, newest first. Its number stands in their subject. */
export const listMailsOfInvoice = (
  db: Database,
  { businessUnitId, orderId, number }: { readonly businessUnitId: string; orderId: string; readonly number: string },
) =>
  db
    .selectFrom('sentMail')
    .select(['id', 'createdAt', 'recipient', 'status'])
    .where('businessUnitId', '=', businessUnitId)
    .where('orderId', '=', orderId)
    .where('template', 'in', ['invoice', 'creditNote', 'claim'])
    .where(sql<boolean>`position(${number} in subject) > 0`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(20)
    .execute();
