import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { AllocationKind } from '#domain/booking/allocation.ts';
import type { Database, Transaction } from '../client.ts';
import { inDepots } from '../in-scope.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import type { Tables } from '../schema.ts';
import { isFreeIn } from './trailer-search.queries.ts';
import { matches, type TrailerFilter } from './trailer-filter.ts';
import type { WindowGrid } from './window-grid.ts';
import type { TrailerRow } from './trailer.queries.ts';
import type { RowOf } from '../row-of.ts';

/** Days since a fixed one, so that trailers without certificates come last; the index has the same words. */
const certificateDay = sql`(coalesce(t.certified_until, date '9999-12-31') - date '2000-01-01')`;
const id = { by: sql`t.id`, type: 'uuid' } as const;

export const TRAILER_ORDERS = {
  number: [{ by: sql`t.number`, type: 'text' }],
  plate: [{ by: sql`t.plate`, type: 'text' }],
  certificate: [{ by: certificateDay, type: 'integer' }, id],
  createdAt: [{ by: sql`t.created_at`, type: 'instant' }, id],
} as const satisfies Readonly<Record<string, Keyset['columns']>>;

export type AdminTrailerFilter = {
  readonly text?: string | undefined;
  readonly facts?: Omit<TrailerFilter, 'q'> | undefined;
  readonly types?: readonly string[] | undefined;
  readonly depotIds?: readonly string[] | undefined;
  /** Where whoever asks may look. */
  readonly depots: readonly string[] | 'any';
  readonly statuses: readonly TrailerRow['status'][];
  /** The first certificate ends in these days, `YYYY-MM-DD`, both included. */
  readonly certified?: { readonly from: string; readonly until: string } | undefined;
  /** Free in its window of the grid, or not. */
  readonly free?: { readonly isWanted: boolean; readonly grid: WindowGrid } | undefined;
  readonly isIncomplete?: boolean | undefined;
};
type Page = { readonly keyset: Keyset; readonly after: Place | undefined; readonly limit: number };

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;

/** The operator's list of the fleet, with what each trailer is doing now. */
export function listAdminTrailers(
  db: Database,
  { now, keyset, after, limit, ...filter }: AdminTrailerFilter & Page & { readonly now: Date },
) {
  const trailers = db
    .selectFrom('trailer as t')
    .innerJoin('depot as d', 'd.id', 't.depotId')
    .select(['t.id', 't.number', 't.plate', 't.type', 't.subType', 't.priceClass', 't.make', 't.model', 't.year'])
    .select([
      't.status',
      't.certifiedUntil',
      't.version',
      't.depotId',
      'd.code as depotCode',
      'd.name as depotName',
      'd.country as depotCountry',
    ])
    .select([
      sql<number>`(select count(*) from trailer_image i where i.trailer_id = t.id)`.as('photos'),
      currentAllocation(now).as('current'),
      outUntil.as('outUntil'),
      INCOMPLETE.as('isIncomplete'),
    ])
    .where(isAskedFor(filter, now));
  return pageBy(trailers, keyset, { after, limit }).execute();
}

export async function countAdminTrailers(
  db: Database,
  { now, ...filter }: AdminTrailerFilter & { readonly now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('trailer as t')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isAskedFor(filter, now))
    .executeTakeFirstOrThrow();
  return count;
}

/** The same by state. */
export const countTrailerStates = (db: Database, { now, ...filter }: AdminTrailerFilter & { readonly now: Date }) =>
  db
    .selectFrom('trailer as t')
    .select(({ fn }) => ['t.status', fn.countAll<number>().as('count')])
    .where(isAskedFor(filter, now))
    .groupBy('t.status')
    .execute();

/** Whether a filter asks for the trailer `t`. */
function isAskedFor(filter: AdminTrailerFilter, now: Date): RawBuilder<boolean> {
  const { text, facts = {}, types, depotIds, depots, statuses, certified, free, isIncomplete } = filter;
  const isVin = text !== undefined && VIN.test(text);
  const conditions = [
    sql`t.status in (${sql.join(statuses)}) ${matches(isVin || text === '' ? facts : { ...facts, q: text })}`,
    ...(isVin ? [sql`t.vin = upper(${text})`] : []),
    ...(types ? [sql`t.type = any(${types}::text[])`] : []),
    ...(depotIds ? [sql`t.depot_id = any(${depotIds}::uuid[])`] : []),
    ...(depots === 'any' ? [] : [inDepots(sql`t.depot_id`, depots)]),
    ...(certified
      ? [
          sql`${certificateDay} between ${certified.from}::date - date '2000-01-01'
            and ${certified.until}::date - date '2000-01-01'`,
        ]
      : []),
    ...(isIncomplete === true ? [INCOMPLETE] : []),
    ...(free ? [isWanted(free, now)] : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
export type AdminTrailerListRow = RowOf<typeof listAdminTrailers>;

/** Lacks a certificate that it must have, or a price of its type; what is over is another matter. */
const INCOMPLETE = sql<boolean>`(t.certified_until is null or not is_price_class_of(t.type, t.price_class))`;

/** The operator has no holds of their own: they see what a guest of the shop does. */
const isWanted = ({ isWanted: wanted, grid }: { isWanted: boolean; grid: WindowGrid }, now: Date) =>
  wanted
    ? isFreeIn(grid, { businessUnitId: null, now })
    : sql<boolean>`${isFreeIn(grid, { businessUnitId: null, now })} is not true`;

export const currentAllocation = (now: Date) =>
  sql<AllocationKind | null>`(
    select a.kind from allocation a
    where a.trailer_id = t.id and a.starts_at <= ${now} and a.ends_at > ${now}
      and (a.expires_at is null or a.expires_at > ${now})
    limit 1
  )`;
export const outUntil = sql<Date | null>`(
  select b.ends_at from booking b where b.trailer_id = t.id and b.status in ('onRent', 'returnAnnounced') limit 1
)`;

/** A trailer with its depot and what it is doing now, retired or not. */
export const findAdminTrailer = (
  db: Database,
  { trailerId, depots = 'any', now }: { trailerId: string; depots?: readonly string[] | 'any'; now: Date },
) =>
  db
    .selectFrom('trailer as t')
    .innerJoin('depot as d', 'd.id', 't.depotId')
    .selectAll('t')
    .select(['d.code as depotCode', 'd.name as depotName', 'd.country as depotCountry'])
    .select('d.timeZone as depotTimeZone')
    .select([currentAllocation(now).as('current'), outUntil.as('outUntil')])
    .where('t.id', '=', trailerId)
    .where(inDepots(sql`t.depot_id`, depots))
    .executeTakeFirst();

/** Whether there is such a trailer where somebody may look. */
export const standsAt = async (
  db: Database,
  { trailerId, depots }: { trailerId: string; depots: readonly string[] | 'any' },
): Promise<boolean> =>
  (await db
    .selectFrom('trailer as t')
    .select('t.id')
    .where('t.id', '=', trailerId)
    .where(inDepots(sql`t.depot_id`, depots))
    .executeTakeFirst()) !== undefined;

/** Makes everybody who wants to take or change the trailer wait until this transaction ends. */
export const lockTrailer = (trx: Transaction, trailerId: string) =>
  trx.selectFrom('trailer').selectAll().where('id', '=', trailerId).forNoKeyUpdate().executeTakeFirst();

export async function insertTrailer(trx: Transaction, row: Insertable<Tables['trailer']>): Promise<string> {
  const { id: trailerId } = await trx.insertInto('trailer').values(row).returning('id').executeTakeFirstOrThrow();
  return trailerId;
}

export type TrailerChanges = Partial<Omit<Insertable<Tables['trailer']>, 'id' | 'version' | 'createdAt'>>;

/** Any write of something that belongs to the trailer counts as a change of the trailer. */
export async function updateTrailer(
  trx: Transaction,
  { trailerId, changes }: { trailerId: string; changes: TrailerChanges },
): Promise<void> {
  await trx
    .updateTable('trailer')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', trailerId)
    .execute();
}

const LIVE = ['reserved', 'onRent', 'returnAnnounced'] as const;

/** Bookings of a trailer that are running or to come, in a stretch of time if one is given. */
export const listLiveBookings = (
  db: Database,
  {
    trailerId,
    depots = 'any',
    from,
    to,
    limit = 50,
  }: { trailerId: string; depots?: readonly string[] | 'any'; from?: Date; to?: Date; limit?: number },
) =>
  db
    .selectFrom('booking as b')
    .innerJoin('businessUnit as u', 'u.id', 'b.businessUnitId')
    .innerJoin('depot as d', 'd.id', 'b.depotId')
    .innerJoin('trailer as t', 't.id', 'b.trailerId')
    .select(['b.id', 'b.number', 'u.name as company', 't.number as trailer', 'b.status', 'b.startsAt', 'b.endsAt'])
    .select('d.timeZone')
    .where('b.trailerId', '=', trailerId)
    .where('b.status', 'in', LIVE)
    .where(inDepots(sql`b.depot_id`, depots))
    .$if(from !== undefined && to !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('allocation as a')
            .select('a.id')
            .where('a.trailerId', '=', trailerId)
            .whereRef('a.bookingId', '=', 'b.id')
            .where(sql<boolean>`tstzrange(a.starts_at, a.ends_at) && tstzrange(${from}, ${to})`),
        ),
      ),
    )
    .orderBy('b.startsAt')
    .limit(limit)
    .execute();
export type LiveBookingRow = RowOf<typeof listLiveBookings>;

/** Who is behind bookings that have a trailer in some time. */
export const listBookers = (db: Database, bookingIds: readonly string[]) =>
  db
    .selectFrom('booking as b')
    .innerJoin('businessUnit as u', 'u.id', 'b.businessUnitId')
    .select(['b.id', 'b.number', 'u.name as company', 'b.endsAt'])
    .where(sql<boolean>`b.id = any(${bookingIds}::uuid[])`)
    .execute();

export const findDepotZone = (db: Database, depotId: string) =>
  db.selectFrom('depot').select(['timeZone', 'status']).where('id', '=', depotId).executeTakeFirst();

export const listActiveDepotNames = (db: Database) =>
  db.selectFrom('depot').select(['id', 'code', 'name']).where('status', '=', 'active').orderBy('name').execute();

/** The number of the vehicle and the end of every certificate of some trailers. */
export const listPapersOf = (db: Database, trailerIds: readonly string[]) =>
  db
    .selectFrom('trailer as t')
    .leftJoin('certificate as c', 'c.trailerId', 't.id')
    .select(['t.id as trailerId', 't.vin', 'c.kind', 'c.validUntil'])
    .where('t.id', '=', sql<string>`any(${trailerIds}::uuid[])`)
    .execute();
