import type { Insertable } from 'kysely';
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
