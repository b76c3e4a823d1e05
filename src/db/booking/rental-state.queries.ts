import { sql } from 'kysely';
import type { Database } from '../client.ts';
import { depotFingerprint } from '#db/depot/depot.queries.ts';
import { priceListInForce } from '#db/price/price.queries.ts';
import type { SettingRecord } from '#domain/setting/setting-field.ts';
import { prepared } from '../prepared.ts';
import { type Circumstances, type CircumstancesQuestion, selectCircumstances } from './availability.queries.ts';

export type RentalState = {
  readonly depots: string;
  readonly services: string;
  readonly priceListId: string | null;
};

/** What tells whether the depots, services and prices that a process remembers are still those of the database. */
export async function readRentalState(db: Database, now: Date): Promise<RentalState> {
  const { rows } = await sql<RentalState>`${prepared} select ${stateAt(now)}`.execute(db);
  return theOnly(rows);
}

export type RentalFacts = RentalState & {
  readonly circumstances: readonly Circumstances[];
  /** What is decided about turnarounds, if anything is. */
  readonly turnaround: SettingRecord | null;
};

/** Together with what decides when trailers can be had: whoever judges lines asks for both. */
export async function readRentalFacts(db: Database, question: CircumstancesQuestion): Promise<RentalFacts> {
  const { rows } = await sql<RentalFacts>`${prepared}
    select ${stateAt(question.now)},
      (select coalesce(json_agg(c), '[]') from (${selectCircumstances(question)}) c) as circumstances,
      (select value from setting where name = 'turnaround' order by version desc limit 1) as turnaround`.execute(db);
  return theOnly(rows);
}

const stateAt = (now: Date) => sql`
  ${depotFingerprint} as depots,
  (select concat(count(*), ':', sum(hashtextextended(concat(key, xmin, ctid), 0))) from service) as services,
  (${priceListInForce(now)}) as price_list_id`;

function theOnly<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('A statement without a condition gave no row');
  return row;
}
