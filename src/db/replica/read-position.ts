import { sql } from 'kysely';
import type { Database } from '../client.ts';

/** Where a server is in its log: a replica has replayed it up to there, the primary has written it. */
export const POSITION = `case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end`;

export async function readPosition(db: Database): Promise<string> {
  const { rows } = await sql<{ position: string }>`select ${sql.raw(POSITION)} as position`.execute(db);
  return rows[0]?.position ?? '0/0';
}
