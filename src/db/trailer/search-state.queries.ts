import { sql } from 'kysely';
import type { Database } from '../client.ts';
import { depotFingerprint } from '../depot/depot.queries.ts';
import { prepared } from '../prepared.ts';
import { priceListInForce } from '../price/price.queries.ts';

export type SearchState = {
  readonly depots: string;
  readonly priceListId: string | null;
  /** When another price list comes into force. */
  readonly until: Date | null;
};

/** What tells whether the depots and prices that a process remembers are still those of the database. */
export async function readSearchState(db: Database, now: Date): Promise<SearchState> {
  const { rows } = await sql<SearchState>`${prepared}
    select
      ${depotFingerprint} as depots,
      (${priceListInForce(now)}) as price_list_id,
      (select min(valid_from) from price_list where published_at is not null and valid_from > ${now}) as until`.execute(
    db,
  );
  const [state] = rows;
  if (state === undefined) throw new Error('A statement without a condition gave no row');
  return state;
}
