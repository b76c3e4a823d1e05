import { sql } from 'kysely';
import { QUOTE_STATES, type QuoteState } from '#domain/quote/quote-state.ts';
import type { Scope } from '#domain/team/scope.ts';
import type { Database } from '../client.ts';
import { countEach, sumCents } from '../count-each.ts';
import { inScope } from '../in-scope.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import type { RowOf } from '../row-of.ts';
import { matchesWords } from '../search-words.ts';

/** All quotes, for the operator alone. */

export const QUOTE_ORDERS = {
  at: [
    { by: sql`q.created_at`, type: 'instant' },
    { by: sql`q.id`, type: 'uuid' },
  ],
  validUntil: [
    { by: sql`q.valid_until`, type: 'instant' },
    { by: sql`q.id`, type: 'uuid' },
  ],
} as const satisfies Record<string, Keyset['columns']>;

const SEARCHED = {
  id: 'q.id',
  table: 'quote',
  columns: ['number', 'recipientName', 'recipientEmail', 'caller'],
};

type QuoteFilter = {
  readonly q?: string | undefined;
  readonly state?: QuoteState | undefined;
  readonly scope: Scope;
  readonly now: Date;
};
type Page = { readonly keyset: Keyset; readonly after: Place | undefined; readonly limit: number };

export const listQuotes = (db: Database, { keyset, after, limit, ...filter }: QuoteFilter & Page) =>
  pageBy(selectQuotes(db, filter), keyset, { after, limit }).execute();
export type QuoteListRow = RowOf<typeof listQuotes>;

type Counted = QuoteFilter & { readonly most: number };

/** How many quotes there are in each state and in all, whatever state is asked for. */
export const countQuoteStates = (db: Database, { most, ...filter }: Counted) =>
  countEach(db, ['all', ...QUOTE_STATES], (state) =>
    selectQuotes(db, { ...filter, state: state === 'all' ? undefined : state })
      .clearSelect()
      .select('q.id')
      .limit(most),
  );

/** What the quotes of a list come to, net. */
export const sumQuotes = (db: Database, { most, ...filter }: Counted) =>
  sumCents(db, selectQuotes(db, filter).clearSelect().select('q.netCents as cents').limit(most));

function selectQuotes(db: Database, { q, state, scope, now }: QuoteFilter) {
  const found = matchesWords(SEARCHED, q);
  let query = db
    .selectFrom('quote as q')
    .innerJoin('businessUnit as b', 'b.id', 'q.businessUnitId')
    .innerJoin('userAccount as t', 't.id', 'q.takenBy')
    .leftJoin('customerOrder as o', 'o.id', 'q.orderId')
    .selectAll('q')
    .select(['b.name as company', 'o.number as orderNumber'])
    .select(sql<string>`concat_ws(' ', t.first_name, t.last_name)`.as('takenByName'))
    .where(inScope('q.businessUnitId', scope));
  if (found !== undefined) query = query.where(found);
  if (state === 'open') query = query.where('q.state', '=', 'open').where('q.validUntil', '>', now);
  else if (state === 'expired') query = query.where('q.state', '=', 'open').where('q.validUntil', '<=', now);
  else if (state !== undefined) query = query.where('q.state', '=', state);
  return query;
}
