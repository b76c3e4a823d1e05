import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '#domain/team/scope.ts';
import { matchesTyped, type TypedFilter, UNIT_WORDS } from '#db/figure/console-search.queries.ts';
import type { Database } from '../client.ts';
import { countEach, sumCents } from '../count-each.ts';
import { inScope } from '../in-scope.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import type { RowOf } from '../row-of.ts';
import { hasWords, hasWordsPlainly } from '../search-words.ts';
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
export async function listAdminInvoices(db: Database, { keyset, after, limit, ...filter }: AdminInvoiceFilter & Page) {
  return pageBy(selectAdminInvoices(db, filter, await findMatch(db, filter)), keyset, { after, limit }).execute();
}
export type AdminInvoiceRow = RowOf<typeof listAdminInvoices>;

type Counted = AdminInvoiceFilter & { readonly most: number };

/** How many documents there are of each kind and in all, whatever kind is asked for. */
export async function countInvoices(db: Database, { most, ...wanted }: Counted) {
  const match = await findMatch(db, wanted);
  return countEach(db, ['all', ...FILTERS], (name) =>
    selectAdminInvoices(db, { ...wanted, filter: name === 'all' ? undefined : name }, match)
      .clearSelect()
      .select('i.id')
      .limit(most),
  );
}

/** What the documents of a list come to, with tax. Credit notes count against that. */
export async function sumAdminInvoices(db: Database, { most, ...wanted }: Counted) {
  return sumCents(
    db,
    selectAdminInvoices(db, wanted, await findMatch(db, wanted))
      .clearSelect()
      .select(sql<number>`case i.kind when 'creditNote' then -i.gross_cents else i.gross_cents end`.as('cents'))
      .limit(most),
  );
}

type Match = RawBuilder<boolean> | undefined;

const findMatch = async (db: Database, { typed }: AdminInvoiceFilter): Promise<Match> =>
  typed && (await isMatchForAll(db, typed));

/** What is being looked for, by whom: a list, its counts and its sum are asked for at the same time. */
const asked = new WeakMap<Database, Map<string, Promise<RawBuilder<boolean>>>>();

async function isMatchForAll(db: Database, typed: TypedFilter): Promise<RawBuilder<boolean>> {
  const ofThis = asked.get(db) ?? new Map<string, Promise<RawBuilder<boolean>>>();
  asked.set(db, ofThis);
  const key = JSON.stringify([typed.q, ...typed.prefixes]);
  const match = ofThis.get(key) ?? isMatch(db, typed);
  ofThis.set(key, match);
  try {
    return await match;
  } finally {
    ofThis.delete(key);
  }
}

function selectAdminInvoices(db: Database, { filter, scope, today }: AdminInvoiceFilter, match: Match) {
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
  if (match !== undefined) query = query.where(match);
  return query;
}

/** More than that are not gathered: of so many the next page is full soon. */
const MOST_GATHERED = 3000;
/** So many companies are named one by one; more are told by their own words. */
const MOST_UNITS = 300;
const SEARCHED = ['number', 'po_number'] as const;

/**
 * By the numbers of document, purchase and order, or by the company; gathered first by their indexes. What most documents
 * have, as the beginning of all numbers, is asked of each as the list comes to it.
 */
async function isMatch(db: Database, typed: TypedFilter): Promise<RawBuilder<boolean>> {
  const { numbers, units } = matchesTyped(typed);
  const most = MOST_GATHERED + 1;
  const { rows } = await sql<{ ids: readonly string[]; orders: number; units: readonly string[] }>`
    with unit as materialized (${units}),
    by_word as materialized (select m.id from invoice m where ${hasWords('m', SEARCHED, typed.q) ?? sql`false`}),
    by_unit as materialized (select m.id from invoice m where m.business_unit_id in (select id from unit)),
    orders as materialized (select n.id from customer_order n where ${numbers(sql`n.number`)} limit ${most})
    select (select count(*) from orders) as orders, array(select id from unit) as units, array(
      (select id from by_word limit ${most})
      union (select id from by_unit limit ${most})
      union (select m.id from invoice m where m.order_id in (select id from orders) limit ${most})
    ) as ids`.execute(db);
  const { ids = [], orders = 0, units: ofUnits = [] } = rows[0] ?? {};
  if (ids.length <= MOST_GATHERED && orders <= MOST_GATHERED) return sql<boolean>`i.id = any(${ids}::uuid[])`;
  const isOfUnit =
    ofUnits.length <= MOST_UNITS
      ? sql`i.business_unit_id = any(${ofUnits}::uuid[])`
      : hasWordsPlainly('u', UNIT_WORDS, typed.q);
  // With a word about the account, so that only those that are open are asked where those are wanted, not all there are.
  return sql<boolean>`(a.status <> ''
    and (${hasWordsPlainly('i', SEARCHED, typed.q)} or ${numbers(sql`o.number`)} or ${isOfUnit}))`;
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
