import { sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';

type Which = { readonly bookingId: string; /** By the depot's calendar. */ readonly day: string };

/** Counts a try, also beside others at the same moment. How many there were with it; undefined if it is one too many. */
export async function takeTry(trx: Transaction, { bookingId, day, most }: Which & { readonly most: number }) {
  const { rows } = await sql<{ tries: number }>`
    insert into depot_code_try as t (booking_id, day, tries) values (${bookingId}, ${day}, 1)
    on conflict (booking_id, day) do update set tries = t.tries + 1 where t.tries < ${most}
    returning t.tries`.execute(trx);
  return rows[0]?.tries;
}

/** Whoever knows the code was no guesser. */
export async function clearTries(trx: Transaction, { bookingId, day }: Which): Promise<void> {
  await trx.deleteFrom('depotCodeTry').where('bookingId', '=', bookingId).where('day', '=', day).execute();
}

export async function deleteOldTries(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('depotCodeTry').where('day', '<', before.toISOString().slice(0, 10)).execute();
}
