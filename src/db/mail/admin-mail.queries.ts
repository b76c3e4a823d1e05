import { sql } from 'kysely';
import type { Scope } from '#domain/team/scope.ts';
import type { Database } from '../client.ts';
import { countEach } from '../count-each.ts';
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

type MailFilter = {
  readonly q?: string | undefined;
  readonly status?: 'sent' | 'failed' | undefined;
  readonly scope: Scope;
};
type Page = { readonly keyset: Keyset; readonly after: Place | undefined; readonly limit: number };

export const listMails = (db: Database, { keyset, after, limit, ...filter }: MailFilter & Page) =>
  pageBy(selectMails(db, filter), keyset, { after, limit }).execute();
export type MailSummaryRow = RowOf<typeof listMails>;

/** How many mails there are in each state and in all, whatever state is asked for. */
export const countMailStates = (db: Database, { most, ...filter }: MailFilter & { readonly most: number }) =>
  countEach(db, ['all', 'sent', 'failed'], (status) =>
    selectMails(db, { ...filter, status: status === 'all' ? undefined : status })
      .clearSelect()
      .select('s.id')
      .limit(most),
  );

function selectMails(db: Database, { q, status, scope }: MailFilter) {
  const found = matchesWords(SEARCHED, q);
  let query = db
    .selectFrom('sentMail as s')
    .select(['s.id', 's.createdAt', 's.recipient', 's.subject', 's.bodyText', 's.template', 's.locale', 's.status'])
    .select(isKept.as('canResend'));
  if (found !== undefined) query = query.where(found);
  if (status !== undefined) query = query.where('s.status', '=', status);
  return query.where(inScope('s.businessUnitId', scope));
}

export const findMail = (db: Database, mailId: string) =>
  db
    .selectFrom('sentMail as s')
    .leftJoin('businessUnit as b', 'b.id', 's.businessUnitId')
    .select(['s.id', 's.createdAt', 's.recipient', 's.subject', 's.template', 's.locale', 's.status'])
    .select(['s.bodyText', 's.error', 's.userId', 's.businessUnitId', 'b.name as businessUnitName', 's.request'])
    .select(isKept.as('canResend'))
    .where('s.id', '=', mailId)
    .executeTakeFirst();
