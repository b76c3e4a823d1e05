import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import type { Tables } from '../schema.ts';

export const SERVICE_ORDERS = {
  position: [
    { by: sql`s.position`, type: 'integer' },
    { by: sql`s.key`, type: 'text' },
  ],
  key: [{ by: sql`s.key`, type: 'text' }],
} as const satisfies Readonly<Record<string, Keyset['columns']>>;

type Filter = {
  /** Keys of services whose name in the reader's language matches; the names are not in the database. */
  readonly keys?: readonly string[] | undefined;
  readonly types?: readonly string[] | undefined;
  readonly statuses?: readonly ServiceRow['status'][] | undefined;
  readonly priceListId: string | undefined;
};
type Page = { readonly keyset: Keyset; readonly after: Place | undefined; readonly limit: number };
export type ServiceRow = Selectable<Tables['service']>;

const pricesIn = (priceListId: string | undefined) => sql<Readonly<Record<string, number>>>`(
  select coalesce(json_object_agg(p.trailer_type, p.price_cents order by p.trailer_type), '{}')
  from service_price p where p.price_list_id = ${priceListId ?? null}::uuid and p.service_key = s.key
)`;

/** All services with their prices in one list. There are some dozens. */
export function listAdminServices(
  db: Database,
  { keys, types, statuses, priceListId, keyset, after, limit }: Filter & Page,
) {
  const services = db
    .selectFrom('service as s')
    .selectAll('s')
    .select(pricesIn(priceListId).as('prices'))
    .$if(keys !== undefined, (query) => query.where(sql<boolean>`s.key = any(${keys}::text[])`))
    .$if(statuses !== undefined, (query) => query.where('s.status', 'in', statuses ?? []))
    .$if(types !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('servicePrice as p')
            .select('p.serviceKey')
            .whereRef('p.serviceKey', '=', 's.key')
            .where('p.priceListId', '=', priceListId ?? null)
            .where('p.trailerType', 'in', types ?? []),
        ),
      ),
    );
  return pageBy(services, keyset, { after, limit }).execute();
}
export type PricedServiceRow = ServiceRow & { readonly prices: Readonly<Record<string, number>> };

export const findAdminService = (
  db: Database,
  { key, priceListId }: { key: string; priceListId: string | undefined },
) =>
  db
    .selectFrom('service as s')
    .selectAll('s')
    .select(pricesIn(priceListId).as('prices'))
    .where('s.key', '=', key)
    .executeTakeFirst();

export const lockService = (trx: Transaction, key: string) =>
  trx.selectFrom('service').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();

/** False if there is one with that key. */
export async function insertService(trx: Transaction, row: Insertable<Tables['service']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('service')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export type ServiceChanges = Partial<Omit<Insertable<Tables['service']>, 'key' | 'version'>>;

export async function updateService(
  trx: Transaction,
  { key, changes }: { key: string; changes: ServiceChanges },
): Promise<void> {
  await trx
    .updateTable('service')
    .set({ ...changes, version: sql`version + 1` })
    .where('key', '=', key)
    .execute();
}

export const listServiceNames = (db: Database) => db.selectFrom('service').select(['key', 'names']).execute();
