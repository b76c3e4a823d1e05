import { sql } from 'kysely';
import type { Database, Transaction } from '#db/client.ts';

/** Whether somebody whom nothing stops is writing. */
export async function mayRestore(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isSuperuser: boolean }>`
    select rolsuper as is_superuser from pg_roles where rolname = current_user`.execute(db);
  return rows[0]?.isSuperuser === true;
}

/**
 * Until the end of the transaction, rows are written as a restore writes them: what was checked as an original is not
 * checked again row by row, and whatever triggers derive has to be told. Only a superuser may, and nobody else's rows
 * are written so. Gives whether it is so; afterwards `verifyGrowth` looks at all of them at once.
 */
export async function restoreRows(trx: Transaction): Promise<boolean> {
  const isRestored = await mayRestore(trx);
  if (isRestored) await sql`set local session_replication_role = replica`.execute(trx);
  return isRestored;
}
