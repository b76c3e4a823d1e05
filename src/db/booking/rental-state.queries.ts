import { sql } from 'kysely';
import type { Database } from '../client.ts';
import { depotFingerprint } from '#db/depot/depot.queries.ts';
import { priceListInForce } from '#db/price/price.queries.ts';
import { prepared } from '../prepared.ts';

export type RentalState = {
  readonly depots: string;
  readonly services: string;
  readonly priceListId: string | null;
};

/** What tells whether the depots, services and prices that a process remembers are still those of the database. */
export async function readRentalState(db: Database, now: Date): Promise<RentalState> {
  const { rows } = await sql<RentalState>`${prepared}
    select
      ${depotFingerprint} as depots,
      (select concat(count(*), ':', sum(hashtextextended(concat(key, xmin, ctid), 0))) from service) as services,
      (${priceListInForce(now)}) as price_list_id`.execute(db);
  const [state] = rows;
  if (state === undefined) throw new Error('A statement without a condition gave no row');
  return state;
}
