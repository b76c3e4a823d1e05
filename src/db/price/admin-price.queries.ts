import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import type { Tables } from '../schema.ts';
import type { OneWayRule } from '#domain/one-way/one-way-fee.ts';
import type { RowOf } from '../row-of.ts';

export const PRICE_LIST_ORDERS = {
  validFrom: [
    { by: sql`l.valid_from`, type: 'instant' },
    { by: sql`l.number`, type: 'integer' },
  ],
  number: [{ by: sql`l.number`, type: 'integer' }],
} as const satisfies Readonly<Record<string, Keyset['columns']>>;

type PriceListState = 'draft' | 'coming' | 'inForce' | 'past';
type Page = { readonly keyset: Keyset; readonly after: Place | undefined; readonly limit: number };

const stateAt = (now: Date) => sql<PriceListState>`case
  when l.published_at is null then 'draft'
  when l.valid_from > ${now} then 'coming'
  when l.valid_from = (
    select max(p.valid_from) from price_list p where p.published_at is not null and p.valid_from <= ${now}
  ) then 'inForce'
  else 'past'
end`;

/** Versions of all prices; a few each year. */
export function listPriceLists(
  db: Database,
  {
    q = '',
    states,
    now,
    ...page
  }: { q?: string | undefined; states?: readonly string[] | undefined; now: Date } & Page,
) {
  const state = stateAt(now);
  const lists = db
    .selectFrom('priceList as l')
    .select(['l.id', 'l.number', 'l.name', 'l.validFrom', 'l.publishedAt', state.as('state')])
    .$if(q !== '', (query) => query.where(sql<boolean>`strpos(lower(l.name), lower(${q})) > 0`))
    .$if(states !== undefined, (query) => query.where(sql<boolean>`${state} = any(${states}::text[])`));
  return pageBy(lists, page.keyset, page).execute();
}
export type PriceListListRow = Omit<RowOf<typeof listPriceLists>, 'place'>;

export const findPriceList = (db: Database, { id, now }: { id: string; now: Date }) =>
  db
    .selectFrom('priceList as l')
    .select(['l.id', 'l.number', 'l.name', 'l.validFrom', 'l.publishedAt', 'l.version', stateAt(now).as('state')])
    .where('l.id', '=', id)
    .executeTakeFirst();

export const listServicePrices = (db: Database, priceListId: string) =>
  db
    .selectFrom('servicePrice as p')
    .innerJoin('service as s', 's.key', 'p.serviceKey')
    .select(['p.serviceKey as key', 'p.trailerType', 'p.priceCents'])
    .where('p.priceListId', '=', priceListId)
    .orderBy('s.position')
    .orderBy('p.serviceKey')
    .orderBy('p.trailerType')
    .execute();

/** The price classes that the fleet has, found by leaps along the index instead of reading every trailer. */
export async function listFleetClasses(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ priceClass: string }>`
    with recursive known as (
      (select type, price_class from trailer where status <> 'retired' order by type, price_class limit 1)
      union all
      select following.type, following.price_class from known cross join lateral (
        select t.type, t.price_class from trailer t
        where t.status <> 'retired' and (t.type, t.price_class) > (known.type, known.price_class)
        order by t.type, t.price_class limit 1
      ) as following
    )
    select distinct price_class from known order by price_class`.execute(db);
  return rows.map(({ priceClass }) => priceClass);
}

export type PriceListRow = Selectable<Tables['priceList']>;

export const lockPriceList = (trx: Transaction, id: string) =>
  trx.selectFrom('priceList').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type NewList = { readonly name: string; readonly validFrom: Date; readonly createdBy: string };

export async function insertPriceList(trx: Transaction, row: NewList): Promise<string> {
  const { id } = await trx.insertInto('priceList').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Everything that one list says becomes what the other, new one says. */
export async function copyPrices(trx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`insert into price_band (price_list_id, price_class, from_day, day_rate_cents)
    select ${to}, price_class, from_day, day_rate_cents from price_band where price_list_id = ${from}`.execute(trx);
  await sql`insert into depot_factor (price_list_id, depot_id, factor)
    select ${to}, depot_id, factor from depot_factor where price_list_id = ${from}`.execute(trx);
  await sql`insert into service_price (price_list_id, service_key, trailer_type, price_cents)
    select ${to}, service_key, trailer_type, price_cents from service_price where price_list_id = ${from}`.execute(trx);
  await sql`insert into one_way_fee (
      price_list_id, from_depot_id, to_depot_id, trailer_type, base_cents, per_km_cents, least_cents, most_cents,
      monthly_quota, closed
    )
    select ${to}, from_depot_id, to_depot_id, trailer_type, base_cents, per_km_cents, least_cents, most_cents,
      monthly_quota, closed
    from one_way_fee where price_list_id = ${from}`.execute(trx);
}

type ListChanges = { readonly name?: string; readonly validFrom?: Date; readonly publishedAt?: Date | null };

export async function updatePriceList(
  trx: Transaction,
  { id, changes }: { id: string; changes: ListChanges },
): Promise<void> {
  await trx
    .updateTable('priceList')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function replaceBands(
  trx: Transaction,
  { priceListId, bands }: { priceListId: string; bands: readonly Omit<Tables['priceBand'], 'priceListId'>[] },
): Promise<void> {
  await trx.deleteFrom('priceBand').where('priceListId', '=', priceListId).execute();
  if (bands.length === 0) return;
  await trx
    .insertInto('priceBand')
    .values(bands.map((band) => ({ ...band, priceListId })))
    .execute();
}

export async function replaceFactors(
  trx: Transaction,
  { priceListId, factors }: { priceListId: string; factors: readonly { depotId: string; factor: number }[] },
): Promise<void> {
  await trx.deleteFrom('depotFactor').where('priceListId', '=', priceListId).execute();
  if (factors.length === 0) return;
  await trx
    .insertInto('depotFactor')
    .values(factors.map((factor) => ({ ...factor, priceListId })))
    .execute();
}

export async function replaceServicePrices(
  trx: Transaction,
  {
    priceListId,
    prices,
  }: { priceListId: string; prices: readonly { serviceKey: string; trailerType: string; priceCents: number }[] },
): Promise<void> {
  await trx.deleteFrom('servicePrice').where('priceListId', '=', priceListId).execute();
  if (prices.length === 0) return;
  await trx
    .insertInto('servicePrice')
    .values(prices.map((price) => ({ ...price, priceListId })))
    .execute();
}

export async function replaceOneWayFees(
  trx: Transaction,
  { priceListId, fees }: { priceListId: string; fees: readonly OneWayRule[] },
): Promise<void> {
  await trx.deleteFrom('oneWayFee').where('priceListId', '=', priceListId).execute();
  if (fees.length === 0) return;
  await trx
    .insertInto('oneWayFee')
    .values(fees.map((fee) => ({ ...fee, priceListId })))
    .execute();
}

export async function deletePriceList(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('priceList').where('id', '=', id).execute();
}

export async function findUnknownDepots(db: Database, depotIds: readonly string[]): Promise<readonly string[]> {
  if (depotIds.length === 0) return [];
  const rows = await db.selectFrom('depot').select('id').where('id', 'in', depotIds).execute();
  const known = new Set(rows.map(({ id }) => id));
  return depotIds.filter((id) => !known.has(id));
}

export async function listServiceKeys(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('service').select('key').execute();
  return new Set(rows.map(({ key }) => key));
}

/** What a day costs in each band of some lists. */
export const listRatesOf = (db: Database, priceListIds: readonly string[]) =>
  db
    .selectFrom('priceBand')
    .select(['priceListId', 'priceClass', 'fromDay', 'dayRateCents'])
    .where('priceListId', '=', sql<string>`any(${priceListIds}::uuid[])`)
    .orderBy('priceListId')
    .orderBy('priceClass')
    .orderBy('fromDay')
    .execute();

/** What ways between depots cost in some lists, with what the depots are called. */
export const listOneWayFeesOf = (db: Database, priceListIds: readonly string[]) =>
  db
    .selectFrom('oneWayFee as f')
    .leftJoin('depot as a', 'a.id', 'f.fromDepotId')
    .leftJoin('depot as b', 'b.id', 'f.toDepotId')
    .select(['f.priceListId', 'a.name as from', 'b.name as to', 'f.trailerType', 'f.baseCents', 'f.perKmCents'])
    .select(['f.leastCents', 'f.mostCents', 'f.monthlyQuota', 'f.closed'])
    .where('f.priceListId', '=', sql<string>`any(${priceListIds}::uuid[])`)
    .orderBy('f.priceListId')
    .orderBy('a.name', (by) => by.asc().nullsFirst())
    .orderBy('b.name', (by) => by.asc().nullsFirst())
    .orderBy('f.trailerType', (by) => by.asc().nullsFirst())
    .execute();
