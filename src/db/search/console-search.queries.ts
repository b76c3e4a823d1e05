import { type RawBuilder, sql } from 'kysely';
import { isToSign } from '#db/booking/admin-booking.queries.ts';
import { creditedCents } from '#db/invoice/invoice-list.queries.ts';
import { currentAllocation, outUntil } from '#db/trailer/admin-trailer.queries.ts';
import { SEARCH_KINDS, type SearchKind } from '#domain/admin/search-kind.ts';
import type { Database } from '../client.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import type { RowOf } from '../row-of.ts';
import { foundIds, type Typed } from './found-ids.ts';

type Page = {
  readonly typed: Typed;
  readonly keyset: Keyset;
  readonly after: Place | undefined;
  readonly limit: number;
};

/** The newest first, or by name: what a page of each kind begins with. */
export const HIT_ORDERS = {
  order: {
    isDescending: true,
    columns: [
      { by: sql`o.created_at`, type: 'instant' },
      { by: sql`o.id`, type: 'uuid' },
    ],
  },
  quote: {
    isDescending: true,
    columns: [
      { by: sql`q.created_at`, type: 'instant' },
      { by: sql`q.id`, type: 'uuid' },
    ],
  },
  booking: {
    isDescending: true,
    columns: [
      { by: sql`k.starts_at`, type: 'instant' },
      { by: sql`k.id`, type: 'uuid' },
    ],
  },
  trailer: { isDescending: false, columns: [{ by: sql`t.number`, type: 'text' }] },
  businessUnit: {
    isDescending: false,
    columns: [
      { by: sql`lower(u.name)`, type: 'text' },
      { by: sql`u.id`, type: 'uuid' },
    ],
  },
  user: {
    isDescending: false,
    columns: [
      { by: sql`lower(p.last_name)`, type: 'text' },
      { by: sql`lower(p.first_name)`, type: 'text' },
      { by: sql`p.id`, type: 'uuid' },
    ],
  },
  invoice: {
    isDescending: true,
    columns: [
      { by: sql`i.issued_at`, type: 'instant' },
      { by: sql`i.id`, type: 'uuid' },
    ],
  },
  depot: {
    isDescending: false,
    columns: [
      { by: sql`d.name`, type: 'text' },
      { by: sql`d.id`, type: 'uuid' },
    ],
  },
} as const satisfies Record<SearchKind, Keyset>;

const isFound = (kind: SearchKind, id: string, typed: Typed): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(id)} = any(array(${foundIds(kind, typed)}))`;

/** How many there are of each kind. */
export async function countHits(db: Database, typed: Typed): Promise<Record<SearchKind, number>> {
  const counts = SEARCH_KINDS.map(
    (kind) => sql`(select count(*)::int from (${foundIds(kind, typed)}) f) as ${sql.id(kind)}`,
  );
  const { rows } = await sql<Record<SearchKind, number>>`select ${sql.join(counts)}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('Nothing was counted');
  return found;
}

export const findOrders = (db: Database, { typed, keyset, ...page }: Page) =>
  pageBy(
    db
      .selectFrom('customerOrder as o')
      .select(['o.id', 'o.number', 'o.unitName as company', 'o.status', 'o.poNumber', 'o.costCentre'])
      .where(isFound('order', 'o.id', typed)),
    keyset,
    page,
  ).execute();
export type OrderHitRow = RowOf<typeof findOrders>;

export const findQuotes = (db: Database, { typed, keyset, ...page }: Page) =>
  pageBy(
    db
      .selectFrom('quote as q')
      .innerJoin('businessUnit as u', 'u.id', 'q.businessUnitId')
      .select(['q.id', 'q.number', 'q.state', 'q.validUntil', 'q.recipientName', 'q.caller', 'u.name as company'])
      .where(isFound('quote', 'q.id', typed)),
    keyset,
    page,
  ).execute();
export type QuoteHitRow = RowOf<typeof findQuotes>;

export const findBookings = (db: Database, { typed, keyset, ...page }: Page) =>
  pageBy(
    db
      .selectFrom('booking as k')
      .innerJoin('trailer as t', 't.id', 'k.trailerId')
      .select(['k.id', 'k.number', 'k.unitName as company', 'k.status', 'k.handedBackAt', 'k.endsAt'])
      .select(['k.driverName', 'k.driverPhone', 't.number as trailer', isToSign.as('isToSign')])
      .where(isFound('booking', 'k.id', typed)),
    keyset,
    page,
  ).execute();
export type BookingHitRow = RowOf<typeof findBookings>;

export const findTrailers = (db: Database, { typed, keyset, now, ...page }: Page & { readonly now: Date }) =>
  pageBy(
    db
      .selectFrom('trailer as t')
      .innerJoin('depot as d', 'd.id', 't.depotId')
      .select(['t.id', 't.number', 't.plate', 't.vin', 't.status', 'd.name as depot', 'd.country'])
      .select([currentAllocation(now).as('current'), outUntil.as('outUntil')])
      .where(isFound('trailer', 't.id', typed)),
    keyset,
    page,
  ).execute();
export type TrailerHitRow = RowOf<typeof findTrailers>;

export const findUnits = (db: Database, { typed, keyset, ...page }: Page) =>
  pageBy(
    db
      .selectFrom('businessUnit as u')
      .select(['u.id', 'u.name', 'u.status', 'u.country', 'u.vatId', 'u.phone'])
      .where(isFound('businessUnit', 'u.id', typed)),
    keyset,
    page,
  ).execute();
export type UnitHitRow = RowOf<typeof findUnits>;

export const findPeople = (db: Database, { typed, keyset, ...page }: Page) =>
  pageBy(
    db
      .selectFrom('userAccount as p')
      .leftJoin('membership as m', 'm.userId', 'p.id')
      .leftJoin('businessUnit as u', 'u.id', 'm.businessUnitId')
      .select(['p.id', 'p.firstName', 'p.lastName', 'p.email', 'p.status', 'u.name as company'])
      .where(isFound('user', 'p.id', typed)),
    keyset,
    page,
  ).execute();
export type PersonHitRow = RowOf<typeof findPeople>;

export const findInvoices = (db: Database, { typed, keyset, ...page }: Page) =>
  pageBy(
    db
      .selectFrom('invoice as i')
      .innerJoin('invoiceAccount as a', 'a.invoiceId', 'i.id')
      .innerJoin('businessUnit as u', 'u.id', 'i.businessUnitId')
      .select(['i.id', 'i.number', 'i.kind', 'i.poNumber', 'i.grossCents', 'u.name as company'])
      .select(['a.openCents', 'a.dueOn', 'a.status as account', creditedCents.as('creditedCents')])
      .where(isFound('invoice', 'i.id', typed)),
    keyset,
    page,
  ).execute();
export type InvoiceHitRow = RowOf<typeof findInvoices>;

export const findDepots = (db: Database, { typed, keyset, ...page }: Page) =>
  pageBy(
    db
      .selectFrom('depot as d')
      .select(['d.id', 'd.name', 'd.code', 'd.city', 'd.country', 'd.status'])
      .where(isFound('depot', 'd.id', typed)),
    keyset,
    page,
  ).execute();
export type DepotHitRow = RowOf<typeof findDepots>;
