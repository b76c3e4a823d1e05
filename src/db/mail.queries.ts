import type { Insertable, Selectable } from 'kysely';
import type { Database } from './client.ts';
import type { Tables } from './schema.ts';

/** Keeps what went out. A retry of the same mail replaces the earlier attempt. */
export async function recordSentMail(db: Database, mail: Insertable<Tables['sentMail']>): Promise<void> {
  const { status, error, createdAt } = mail;
  await db
    .insertInto('sentMail')
    .values(mail)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status, error: error ?? null, createdAt }))
    .execute();
}

export type SentMail = Pick<
  Selectable<Tables['sentMail']>,
  'id' | 'recipient' | 'subject' | 'bodyText' | 'status' | 'locale' | 'createdAt'
>;

/** The latest mails of the whole shop, for its operator alone. */
export const listSentMails = (db: Database, limit: number): Promise<SentMail[]> =>
  db
    .selectFrom('sentMail')
    .select(['id', 'recipient', 'subject', 'bodyText', 'status', 'locale', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
