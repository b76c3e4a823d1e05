import { sql } from 'kysely';
import type { Transaction } from '../client.ts';

type Stand = { readonly trailerId: string; readonly depotId: string; readonly at: Date };

/** From a moment on a trailer, which the caller has locked, stands at another depot, and so does what the yard plans with it. */
export async function standTrailer(trx: Transaction, { trailerId, depotId, at }: Stand): Promise<void> {
  await sql`select stand_trailer(${trailerId}::uuid, ${depotId}::uuid, ${at}::timestamptz)`.execute(trx);
}
