import { sql, type RawBuilder } from 'kysely';
import type { OneWayRule } from '#domain/one-way/one-way-fee.ts';
import type { Band } from '#domain/price/tariff.ts';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';

/** All prices of one version; small enough to be read whole. */
export type PriceList = {
  readonly id: string;
  readonly bandsByClass: ReadonlyMap<string, readonly Band[]>;
  /** In ten-thousandths; a depot without one has 10,000. */
  readonly factorByDepot: ReadonlyMap<string, number>;
  /** What it costs to bring trailers back to other depots. */
  readonly oneWayRules: readonly OneWayRuleRow[];
};

export type OneWayRuleRow = OneWayRule & { readonly id: string };

export async function findPriceListInForce(db: Database, now: Date): Promise<PriceList | undefined> {
  const id = await findPriceListIdInForce(db, now);
  return id === undefined ? undefined : readPriceList(db, id);
}

export async function findPriceListIdInForce(db: Database, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`${prepared} ${priceListInForce(now)}`.execute(db);
  return rows[0]?.id;
}

export const priceListInForce = (now: Date): RawBuilder<unknown> => sql`
  select id from price_list where published_at is not null and valid_from <= ${now} order by valid_from desc limit 1`;

/** A booking is priced by the list it was made with, in force or not. */
export async function readPriceList(db: Database, id: string): Promise<PriceList> {
  const bands = await db
    .selectFrom('priceBand')
    .select(['priceClass', 'fromDay', 'dayRateCents'])
    .where('priceListId', '=', id)
    .orderBy('priceClass')
    .orderBy('fromDay')
    .execute();
  const factors = await db
    .selectFrom('depotFactor')
    .select(['depotId', 'factor'])
    .where('priceListId', '=', id)
    .execute();
  const oneWayRules = await listOneWayRules(db, id);
  return {
    id,
    oneWayRules,
    bandsByClass: new Map(
      [...Map.groupBy(bands, ({ priceClass }) => priceClass)].map(([priceClass, members]) => [
        priceClass,
        members.map(({ fromDay, dayRateCents }) => ({ fromDay, dayRateCents })),
      ]),
    ),
    factorByDepot: new Map(factors.map(({ depotId, factor }) => [depotId, factor])),
  };
}

/** Those for all depots first. */
const listOneWayRules = (db: Database, priceListId: string): Promise<readonly OneWayRuleRow[]> =>
  db
    .selectFrom('oneWayFee')
    .select(['id', 'fromDepotId', 'toDepotId', 'trailerType', 'baseCents', 'perKmCents', 'leastCents', 'mostCents'])
    .select(['monthlyQuota', 'closed'])
    .where('priceListId', '=', priceListId)
    .orderBy('fromDepotId', (by) => by.asc().nullsFirst())
    .orderBy('toDepotId', (by) => by.asc().nullsFirst())
    .orderBy('trailerType', (by) => by.asc().nullsFirst())
    .execute();
