import { type Insertable, sql } from 'kysely';
import type { AllocationKind } from '#domain/booking/allocation.ts';
import type { Database, Transaction } from '../client.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import type { Tables } from '../schema.ts';
import { matches } from './trailer-filter.ts';
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
  readonly types?: readonly string[] | undefined;
  readonly depotIds?: readonly string[] | undefined;
  readonly statuses: readonly TrailerRow['status'][];
  /** The first certificate ends in these days, `YYYY-MM-DD`, both included. */
  readonly certified?: { readonly from: string; readonly until: string } | undefined;
};
type Page = { readonly keyset: Keyset; readonly after: Place | undefined; readonly limit: number };

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;

/** The operator's list of the fleet, with what each trailer is doing now. */
export function listAdminTrailers(
  db: Database,
  { text, types, depotIds, statuses, certified, now, keyset, after, limit }: AdminTrailerFilter & Page & { now: Date },
) {
  const isVin = text !== undefined && VIN.test(text);
  const trailers = db
    .selectFrom('trailer as t')
    .innerJoin('depot as d', 'd.id', 't.depotId')
    .select(['t.id', 't.number', 't.plate', 't.type', 't.subType', 't.priceClass', 't.make', 't.model', 't.year'])
    .select([
      't.status',
      't.certifiedUntil',
      't.depotId',
      'd.code as depotCode',
      'd.name as depotName',
      'd.country as depotCountry',
    ])
    .select([
      sql<number>`(select count(*) from trailer_image i where i.trailer_id = t.id)`.as('photos'),
      currentAllocation(now).as('current'),
      outUntil.as('outUntil'),
    ])
    .where('t.status', 'in', statuses)
    .$if(isVin, (query) => query.where(sql<boolean>`t.vin = upper(${text})`))
    .$if(text !== undefined && text !== '' && !isVin, (query) =>
      query.where(sql<boolean>`true ${matches({ q: text })}`),
    )
    .$if(types !== undefined, (query) => query.where('t.type', 'in', types ?? []))
    .$if(depotIds !== undefined, (query) => query.where('t.depotId', 'in', depotIds ?? []))
    .$if(certified !== undefined, (query) =>
      query.where(
        sql<boolean>`${certificateDay} between ${certified?.from}::date - date '2000-01-01'
          and ${certified?.until}::date - date '2000-01-01'`,
      ),
    );
  return pageBy(trailers, keyset, { after, limit }).execute();
}
export type AdminTrailerListRow = RowOf<typeof listAdminTrailers>;

const currentAllocation = (now: Date) =>
  sql<AllocationKind | null>`(
    select a.kind from allocation a
    where a.trailer_id = t.id and a.starts_at <= ${now} and a.ends_at > ${now}
      and (a.expires_at is null or a.expires_at > ${now})
    limit 1
  )`;
const outUntil = sql<Date | null>`(
  select b.ends_at from booking b where b.trailer_id = t.id and b.status in ('onRent', 'returnAnnounced') limit 1
)`;

/** A trailer with its depot and what it is doing now, retired or not. */
export const findAdminTrailer = (db: Database, { trailerId, now }: { trailerId: string; now: Date }) =>
  db
    .selectFrom('trailer as t')
    .innerJoin('depot as d', 'd.id', 't.depotId')
    .selectAll('t')
    .select(['d.code as depotCode', 'd.name as depotName', 'd.country as depotCountry'])
    .select('d.timeZone as depotTimeZone')
    .select([currentAllocation(now).as('current'), outUntil.as('outUntil')])
    .where('t.id', '=', trailerId)
    .executeTakeFirst();

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
  { trailerId, from, to, limit = 50 }: { trailerId: string; from?: Date; to?: Date; limit?: number },
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

export const findDepotZone = (db: Database, depotId: string) =>
  db.selectFrom('depot').select(['timeZone', 'status']).where('id', '=', depotId).executeTakeFirst();

export const listActiveDepotNames = (db: Database) =>
  db.selectFrom('depot').select(['id', 'code', 'name']).where('status', '=', 'active').orderBy('name').execute();
