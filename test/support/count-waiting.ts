import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** How many wait for a lock of somebody else in this database. */
export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
