import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../client.ts';

/** Something that the log names by its id, with what people call it and the page that shows it. */
export type ObjectName = {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  readonly pageType: string;
  readonly pageId: string;
};

type Ids = readonly string[];

const own = (type: string, table: string, name: RawBuilder<unknown>) => (ids: Ids) =>
  sql`
  select ${type} as type, o.id::text as id, ${name} as name, ${type} as page_type, o.id::text as page_id
  from ${sql.table(table)} o where o.id = any(${ids}::uuid[])`;

/** What belongs to a booking is called by its number and shown on its page. */
const ofBooking = (type: string, table: string) => (ids: Ids) =>
  sql`
  select ${type} as type, o.id::text as id, k.number as name, 'booking' as page_type, k.id::text as page_id
  from ${sql.table(table)} o join booking k on k.id = o.booking_id where o.id = any(${ids}::uuid[])`;

const NUMBER = sql`o.number::text`;

const BY_TYPE: Readonly<Record<string, (ids: Ids) => RawBuilder<unknown>>> = {
  booking: own('booking', 'booking', NUMBER),
  businessUnit: own('businessUnit', 'business_unit', sql`o.name`),
  charge: ofBooking('charge', 'booking_charge'),
  debitBatch: own('debitBatch', 'debit_batch', NUMBER),
  depot: own('depot', 'depot', sql`o.name`),
  dunning: own('dunning', 'dunning_notice', NUMBER),
  handover: ofBooking('handover', 'handover'),
  invoice: own('invoice', 'invoice', NUMBER),
  mandate: own('mandate', 'mandate', sql`o.reference`),
  order: own('order', 'customer_order', NUMBER),
  priceList: own('priceList', 'price_list', sql`o.number || ' · ' || o.name`),
  quote: own('quote', 'quote', NUMBER),
  trailer: own('trailer', 'trailer', NUMBER),
  user: own('user', 'user_account', sql`o.first_name || ' ' || o.last_name`),
};

export const isNamedType = (type: string): boolean => Object.hasOwn(BY_TYPE, type);

/** The names of things of several types, in one statement; what is gone has none. */
export async function listObjectNames(
  db: Database,
  idsByType: ReadonlyMap<string, Ids>,
): Promise<readonly ObjectName[]> {
  const parts = [...idsByType].flatMap(([type, ids]) => (isNamedType(type) ? (BY_TYPE[type]?.(ids) ?? []) : []));
  if (parts.length === 0) return [];
  const { rows } = await sql<ObjectName>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The name of something of whichever type; ids of two types are never the same. */
export async function findNameOfAny(db: Database, id: string): Promise<string | undefined> {
  if (!UUID.test(id)) return undefined;
  const [found] = await listObjectNames(db, new Map(Object.keys(BY_TYPE).map((type) => [type, [id]])));
  return found?.name;
}
