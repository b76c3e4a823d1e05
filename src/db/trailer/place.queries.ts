import { sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';

/** Trailers that may stand for good by now where their last move has led them. */
export async function listSettling(db: Database, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from trailer t join trailer_stay s on s.trailer_id = t.id and s.depot_id = t.depot_id
    where t.moves and s.moves and s.ends_at = 'infinity' and s.starts_at <= ${now} order by t.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a trailer, which the caller has locked, stands from now on where its last move has led. */
export async function settlePlace(
  trx: Transaction,
  { trailerId, now }: { readonly trailerId: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isSettled: boolean }>`
    select settle_place(${trailerId}::uuid, ${now}::timestamptz) as is_settled`.execute(trx);
  return rows[0]?.isSettled === true;
}
