import { sql, type RawBuilder } from 'kysely';
import type { Database, Transaction } from '../client.ts';

/** Where the trailer `t` stands at a moment; if it is on its way then, where it stands now. */
export const standsOn = (at: Date): RawBuilder<string> => sql`coalesce(
  (
    select s.depot_id from trailer_stay s
    where t.moves and s.trailer_id = t.id and s.starts_at <= ${at} and s.ends_at > ${at}
  ),
  t.depot_id
)`;

/** Whether the trailer `t` stands at a depot at a moment: found by its row, or as one of the few that move. */
export const isAtDepot = (depotId: string, at: Date): RawBuilder<boolean> => sql`(
  (t.depot_id = ${depotId}::uuid and not t.moves)
  or t.id in (
    select s.trailer_id from trailer_stay s
    where s.moves and s.depot_id = ${depotId}::uuid and s.starts_at <= ${at} and s.ends_at > ${at}
  )
)`;

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
