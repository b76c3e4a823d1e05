import { sql, type Selectable } from 'kysely';
import type { QuoteDecision } from '#domain/quote/quote-state.ts';
import { readLineDepot, readLineTrailer, readReturnDepot } from '#db/trailer/line-trailer.ts';
import type { CartItemRow } from '../cart/cart.queries.ts';
import type { Database, Transaction } from '../client.ts';
import { insertAny, insertRows } from '../insert-rows.ts';
import { prepared } from '../prepared.ts';
import type { Tables } from '../schema.ts';
import type { Write } from '../write-together.ts';

export type QuoteRow = Selectable<Tables['quote']>;
export type QuoteLineRow = Selectable<Tables['quoteLine']>;

type InUnit = { readonly businessUnitId: string };
type WhichQuote = InUnit & { readonly quoteId: string };

export async function nextQuoteSequence(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ sequence: number }>`${prepared} select nextval('quote_number') as sequence`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('A sequence gave no number');
  return row.sequence;
}

/** To be sent with other writes. */
export const insertQuote = (quote: QuoteRow, lines: readonly QuoteLineRow[]): [Write, ...Write[]] => [
  insertRows('quote', [quote]),
  ...insertAny('quoteLine', lines),
];

/** Whose it is: who holds the link of a quote, or works for the operator, need not be of its unit. */
export const findQuoteOfAnyUnit = (db: Database, quoteId: string) =>
  db
    .selectFrom('quote as q')
    .innerJoin('businessUnit as b', 'b.id', 'q.businessUnitId')
    .selectAll('q')
    .select(['b.name as company', 'b.country', 'b.vatIdStatus'])
    .where('q.id', '=', quoteId)
    .executeTakeFirst();
export type QuoteOfUnit = NonNullable<Awaited<ReturnType<typeof findQuoteOfAnyUnit>>>;

/** Open ones that still can be accepted first to run out first, then the newest others. */
export const listQuotesOfUnit = (
  db: Database,
  { businessUnitId, limit, now }: InUnit & { readonly limit: number; readonly now: Date },
) =>
  db
    .selectFrom('quote')
    .selectAll()
    .where('businessUnitId', '=', businessUnitId)
    .orderBy(sql`state = 'open' and valid_until > ${now}`, 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Whoever decides about a quote holds it until the transaction ends, and takes every other lock after it. */
export const lockQuote = (trx: Transaction, { businessUnitId, quoteId }: WhichQuote) =>
  trx
    .selectFrom('quote')
    .selectAll()
    .where('id', '=', quoteId)
    .where('businessUnitId', '=', businessUnitId)
    .forUpdate()
    .executeTakeFirst();

/** The lines as those of a cart, in their order, with the price that each was quoted at. */
export const listQuoteItems = (db: Database, { businessUnitId, quoteId }: WhichQuote) =>
  db
    .selectFrom('quoteLine as i')
    .innerJoin('trailer as t', 't.id', 'i.trailerId')
    .innerJoin('depot as d', (join) => join.on(sql<boolean>`d.id = coalesce(i.depot_id, t.depot_id)`))
    .leftJoin('depot as r', (join) => join.onRef('r.id', '=', 'i.returnDepotId').onRef('r.id', '!=', 'd.id'))
    .select(['i.id', 'i.startsAt', 'i.endsAt', 'i.services', 'i.netCents', 'i.unitChoice'])
    .select([sql<string | null>`null`.as('askedFrom'), sql<string | null>`null`.as('askedTo')])
    .select([readLineTrailer, readLineDepot, readReturnDepot])
    .where('i.quoteId', '=', quoteId)
    .where('i.businessUnitId', '=', businessUnitId)
    .orderBy('i.position')
    .execute() satisfies Promise<CartItemRow[]>;

type Decided = WhichQuote & {
  readonly state: QuoteDecision;
  readonly decidedBy: string;
  readonly orderId?: string;
  readonly now: Date;
};

/** To be sent with other writes, by whoever has locked the quote. */
export const decideQuote = ({ businessUnitId, quoteId, state, decidedBy, orderId, now }: Decided): Write =>
  sql`update quote set
      state = ${state}, decided_by = ${decidedBy}::uuid, decided_at = ${now}::timestamptz,
      order_id = ${orderId ?? null}::uuid, version = version + 1
    where id = ${quoteId} and business_unit_id = ${businessUnitId}`;

/** Lets go what the desk keeps for a quote. It was never the customer's to keep, so nothing is held against them. */
export async function releaseQuoteHolds(trx: Transaction, { businessUnitId, quoteId }: WhichQuote): Promise<void> {
  await sql`
    delete from allocation a using quote q join quote_line l on l.quote_id = q.id
    where q.id = ${quoteId} and q.business_unit_id = ${businessUnitId} and q.held_until is not null
      and a.kind = 'hold' and a.business_unit_id = q.business_unit_id and a.user_id = q.taken_by
      and a.trailer_id = l.trailer_id and a.starts_at = l.starts_at`.execute(trx);
}

/** What came of the call that an order was placed by; undefined if it was placed in the shop. */
export const findQuoteOfOrder = (db: Database, orderId: string) =>
  db
    .selectFrom('quote as q')
    .innerJoin('userAccount as t', 't.id', 'q.takenBy')
    .leftJoin('userAccount as d', 'd.id', 'q.decidedBy')
    .select(['q.id', 'q.number', 'q.caller', 'q.callerPhone', 'q.recipientName', 'q.createdAt', 'q.decidedAt'])
    .select(sql<string>`concat_ws(' ', t.first_name, t.last_name)`.as('takenBy'))
    .select(sql<string>`concat_ws(' ', d.first_name, d.last_name)`.as('decidedBy'))
    .where('q.orderId', '=', orderId)
    .executeTakeFirst();
