import type { Insertable } from 'kysely';
import type { Database } from '../client.ts';
import type { Tables } from '../schema.ts';

/** Whether a mail went out already: a job may be tried again although it had got that far. */
export async function isMailSent(db: Database, id: string): Promise<boolean> {
  const sent = await db
    .selectFrom('sentMail')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .executeTakeFirst();
  return sent !== undefined;
}

/** Keeps what went out. A retry of the same mail replaces the earlier attempt. */
export async function recordSentMail(db: Database, mail: Insertable<Tables['sentMail']>): Promise<void> {
  const { status, error, createdAt } = mail;
  await db
    .insertInto('sentMail')
    .values(mail)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status, error: error ?? null, createdAt }))
    .execute();
}
