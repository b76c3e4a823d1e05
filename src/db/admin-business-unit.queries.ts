import { sql } from 'kysely';
import type { Database } from './client.ts';

/** Sign-ups that nobody has decided on yet. Nobody needs to know more exactly than this many. */
const MOST_COUNTED = 999;

export async function countUnitsInReview(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from business_unit where status = 'pendingReview' limit ${MOST_COUNTED}) as waiting
  `.execute(db);
  return rows[0]?.count ?? 0;
}
