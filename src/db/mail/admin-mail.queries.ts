import { sql } from 'kysely';
import type { Scope } from '#domain/team/scope.ts';
import type { Database } from '../client.ts';
import { inScope } from '../in-scope.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import { matchesWords } from '../search-words.ts';
import type { RowOf } from '../row-of.ts';

/** What the shop has written to people, for its operator alone. */

export const MAIL_ORDERS = {
  at: [
    { by: sql`s.created_at`, type: 'instant' },
    { by: sql`s.id`, type: 'uuid' },
  ],
} as const satisfies Record<string, Keyset['columns']>;

const SEARCHED = { id: 's.id', table: 'sentMail', columns: ['recipient', 'subject'] };

/** What it was asked for by is kept, and its reader is. */
const isKept = sql<boolean>`(s.request is not null and s.recipient <> '')`;

type Question = {
  readonly q?: string | undefined;
  readonly status?: 'sent' | 'failed' | undefined;
  readonly scope: Scope;
  readonly keyset: Keyset;
  readonly after: Place | undefined;
  readonly limit: number;
};

export function listMails(db: Database, { q, status, scope, keyset, ...page }: Question) {
  const found = matchesWords(SEARCHED, q);
  let query = db
    .selectFrom('sentMail as s')
    .select(['s.id', 's.createdAt', 's.recipient', 's.subject', 's.bodyText', 's.template', 's.locale', 's.status'])
    .select(isKept.as('canResend'));
  if (found !== undefined) query = query.where(found);
  if (status !== undefined) query = query.where('s.status', '=', status);
  query = query.where(inScope('s.businessUnitId', scope));
  return pageBy(query, keyset, page).execute();
}
export type MailSummaryRow = RowOf<typeof listMails>;

export const findMail = (db: Database, mailId: string) =>
  db
    .selectFrom('sentMail as s')
    .leftJoin('businessUnit as b', 'b.id', 's.businessUnitId')
    .select(['s.id', 's.createdAt', 's.recipient', 's.subject', 's.template', 's.locale', 's.status'])
    .select(['s.bodyText', 's.error', 's.userId', 's.businessUnitId', 'b.name as businessUnitName', 's.request'])
    .select(isKept.as('canResend'))
    .where('s.id', '=', mailId)
    .executeTakeFirst();
