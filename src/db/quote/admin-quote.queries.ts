import { sql } from 'kysely';
import type { QuoteState } from '#domain/quote/quote-state.ts';
import type { Scope } from '#domain/team/scope.ts';
import type { Database } from '../client.ts';
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
} as const satisfies Record<string, Keyset['columns']>;

const SEARCHED = {
  id: 'q.id',
  table: 'quote',
  columns: ['number', 'recipientName', 'recipientEmail', 'caller'],
};

type Question = {
  readonly q?: string | undefined;
  readonly state?: QuoteState | undefined;
  readonly scope: Scope;
  readonly now: Date;
  readonly keyset: Keyset;
  readonly after: Place | undefined;
  readonly limit: number;
};

export function listQuotes(db: Database, { q, state, scope, now, keyset, ...page }: Question) {
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
  return pageBy(query, keyset, page).execute();
}
export type QuoteListRow = RowOf<typeof listQuotes>;
