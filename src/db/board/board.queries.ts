import { type RawBuilder, sql } from 'kysely';
import type { AllocationKind } from '#domain/booking/allocation.ts';
import type { BookingState } from '#domain/booking/booking-state.ts';
import type { BoardOnly } from '#domain/planning/board-view.ts';
import type { Database } from '../client.ts';
import { inDepots } from '../in-scope.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import type { RowOf } from '../row-of.ts';

export type BoardFilter = {
  readonly text?: string | undefined;
  readonly types?: readonly string[] | undefined;
  readonly subTypes?: readonly string[] | undefined;
  readonly depotIds?: readonly string[] | undefined;
  /** Where whoever asks may look. */
  readonly depots: readonly string[] | 'any';
  readonly only?: BoardOnly | undefined;
  /** Those and no others: what the database cannot tell alone. */
  readonly ids?: readonly string[] | undefined;
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
};

/** Of depots, types and sub-types, each trailer by its number. */
const IN_ORDER = [
  { by: sql`d.name`, type: 'text' },
  { by: sql`d.id`, type: 'uuid' },
  { by: sql`t.type`, type: 'text' },
  { by: sql`t.sub_type`, type: 'text' },
  { by: sql`t.number`, type: 'text' },
] as const satisfies Keyset['columns'];
export const BOARD_ORDER: Keyset = { columns: IN_ORDER, isDescending: false };

/** How many trailers of each sub-type stand at each depot. */
export const countBoardGroups = (db: Database, filter: BoardFilter) =>
  db
    .selectFrom('trailer as t')
    .innerJoin('depot as d', 'd.id', 't.depotId')
    .select(['d.id as depotId', 't.type', 't.subType'])
    .select(({ fn }) => fn.countAll<number>().as('trailers'))
    .where(isOnBoard(filter))
    .groupBy(['d.id', 't.type', 't.subType'])
    .orderBy('d.name')
    .orderBy('d.id')
    .orderBy('t.type')
    .orderBy('t.subType')
    .execute();

const ALONE = ['overdue', 'free', 'transfer', 'workshop'] as const satisfies readonly BoardOnly[];

/** How many trailers would be shown of each that may be shown alone; of conflicts the database knows candidates only. */
export async function countAlone(db: Database, filter: BoardFilter): Promise<Record<(typeof ALONE)[number], number>> {
  // Each by itself: as conditions of one count they would be looked up trailer by trailer.
  const counts = ALONE.map((only) => {
    const alone = isOnBoard({ ...filter, only });
    return sql`(select count(*) from trailer t join depot d on d.id = t.depot_id where ${alone}) as ${sql.ref(only)}`;
  });
  const { rows } = await sql<Record<(typeof ALONE)[number], number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? { overdue: 0, free: 0, transfer: 0, workshop: 0 };
}

type Page = { readonly after?: Place | undefined; readonly limit: number };

export const listBoardTrailers = (db: Database, { after, limit, ...filter }: BoardFilter & Page) =>
  pageBy(
    db
      .selectFrom('trailer as t')
      .innerJoin('depot as d', 'd.id', 't.depotId')
      .select(['t.id', 't.number', 't.plate', 't.depotId', 't.type', 't.subType', 't.status', 'd.lat', 'd.lon'])
      .select(sql<boolean>`t.certified_until is null`.as('lacksCertificate'))
      .where(isOnBoard(filter)),
    BOARD_ORDER,
    { after, limit },
  ).execute();
export type BoardTrailerRow = RowOf<typeof listBoardTrailers>;

function isOnBoard(filter: BoardFilter): RawBuilder<boolean> {
  const { text = '', types, subTypes, depotIds, depots, only, ids } = filter;
  const conditions = [
    sql`t.status not in ('draft', 'retired')`,
    ...(text === '' ? [] : [isNamed(text, filter)]),
    ...(types ? [sql`t.type = any(${types}::text[])`] : []),
    ...(subTypes ? [sql`t.sub_type = any(${subTypes}::text[])`] : []),
    ...(depotIds ? [sql`t.depot_id = any(${depotIds}::uuid[])`] : []),
    ...(depots === 'any' ? [] : [inDepots(sql`t.depot_id`, depots)]),
    ...(ids ? [sql`t.id = any(${ids}::uuid[])`] : []),
    ...(only === undefined ? [] : [ONLY[only](filter)]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A trailer by its number or plate, or by who has booked it in the time that is shown. */
const isNamed = (text: string, { from, to }: BoardFilter) => sql<boolean>`(
  t.number ilike ${pattern(text)} or t.plate ilike ${pattern(text)}
  or replace(t.plate, ' ', '') ilike ${pattern(text.replaceAll(' ', ''))}
  or t.id in (
    select k.trailer_id from booking k join business_unit u on u.id = k.business_unit_id
    where k.starts_at < ${to} and k.ends_at > ${from} and k.status in ('reserved', 'onRent', 'returnAnnounced')
      and (u.name ilike ${pattern(text)} or k.number ilike ${pattern(text)})
  )
)`;

const isOut = (now: Date) => sql<boolean>`exists (
  select from booking k
  where k.trailer_id = t.id and k.status in ('onRent', 'returnAnnounced') and k.ends_at <= ${now}
)`;
const hasAllocation = (condition: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from allocation a where a.trailer_id = t.id and ${condition})`;

/** What begins later ends later: by its end it is found. */
const isComing = ({ now, to }: Pick<BoardFilter, 'now' | 'to'>) =>
  sql`a.kind = 'rental' and a.starts_at > ${now} and a.starts_at < ${to} and a.ends_at > ${now}`;

const ONLY = {
  overdue: ({ now }) => isOut(now),
  /** Nobody has it now or within a day. */
  free: ({ now }) => sql<boolean>`(
    t.status = 'active' and t.certified_until >= ${now}::timestamptz::date and not ${isOut(now)} and not ${hasAllocation(
      sql`a.starts_at < ${now}::timestamptz + interval '1 day' and a.ends_at > ${now}
        and (a.expires_at is null or a.expires_at > ${now})`,
    )}
  )`,
  transfer: ({ from, to }) =>
    hasAllocation(sql`a.kind in ('transfer', 'trip') and a.starts_at < ${to} and a.ends_at > ${from}`),
  workshop: ({ from, to }) => sql<boolean>`(
    t.status = 'workshop'
    or ${hasAllocation(sql`a.kind = 'workshop' and a.starts_at < ${to} and a.ends_at > ${from}`)}
  )`,
  /** Those that may have one: somebody has booked it, and it is late, off the market or short of a certificate. */
  conflict: ({ now, to }) => sql<boolean>`(
    ${hasAllocation(isComing({ now, to }))}
    and (t.status = 'workshop' or t.certified_until is null or ${isOut(now)} or ${hasAllocation(
      sql`${isComing({ now, to })} and a.ends_at >= t.certified_until`,
    )})
  )`,
} as const satisfies Record<BoardOnly, (filter: BoardFilter) => RawBuilder<boolean>>;

const minute = (moment: RawBuilder<unknown>) => sql<number>`floor(extract(epoch from ${moment}) / 60)::int4`;

export type BoardBarRow = {
  readonly trailerId: string;
  readonly id: string;
  readonly kind: AllocationKind;
  readonly from: number;
  readonly until: number;
  readonly bookingId: string | null;
  readonly number: string | null;
  readonly status: BookingState | null;
  readonly endsAt: number | null;
  /** For when its return is announced. */
  readonly announced: number | null;
  readonly who: string | null;
  readonly turnaroundHours: number | null;
  readonly version: number;
  /** The codes of the depots between which it is moved. */
  readonly leaves: string | null;
  readonly comesTo: string | null;
};

type Shown = { readonly trailerIds: readonly string[]; readonly from: Date; readonly to: Date; readonly now: Date };

/** What has trailers in a stretch of time, and what is not back though it should be. */
export async function listBoardBars(
  db: Database,
  { trailerIds, from, to, now }: Shown,
): Promise<readonly BoardBarRow[]> {
  if (trailerIds.length === 0) return [];
  const { rows } = await sql<BoardBarRow>`
    with shown as materialized (
      select a.* from allocation a
      where a.trailer_id = any(${trailerIds}::uuid[]) and a.starts_at < ${to} and a.ends_at > ${from}
        and (a.expires_at is null or a.expires_at > ${now})
      union all
      select a.* from booking k join allocation a on a.booking_id = k.id and a.trailer_id = k.trailer_id
      where k.trailer_id = any(${trailerIds}::uuid[]) and k.status in ('onRent', 'returnAnnounced')
        and k.ends_at <= ${now} and a.starts_at < ${to} and a.ends_at <= ${from}
    )
    select a.trailer_id, a.id, a.kind, ${minute(sql`a.starts_at`)} as from, ${minute(sql`a.ends_at`)} as until,
      k.id as booking_id, k.number, k.status,
      ${minute(sql`least(k.ends_at, a.ends_at)`)} as ends_at,
      ${minute(sql`k.return_announced_for`)} as announced, coalesce(u.name, a.note) as who, a.turnaround_hours,
      a.version, f.code as leaves, g.code as comes_to
    from shown a
    left join booking k on k.id = a.booking_id
    left join business_unit u on u.id = coalesce(k.business_unit_id, a.business_unit_id)
    left join depot f on f.id = a.from_depot_id
    left join depot g on g.id = a.to_depot_id
    order by a.trailer_id, a.starts_at`.execute(db);
  return rows;
}

export type LastSeenRow = { readonly trailerId: string; readonly lat: number; readonly lon: number };

/** Where trailers were last seen. */
export async function listLastSeen(db: Database, trailerIds: readonly string[]): Promise<readonly LastSeenRow[]> {
  if (trailerIds.length === 0) return [];
  const { rows } = await sql<LastSeenRow>`
    select t.id as trailer_id, p.lat, p.lon
    from unnest(${trailerIds}::uuid[]) as t (id)
    cross join lateral (
      select lat, lon from trailer_position where trailer_id = t.id order by recorded_at desc limit 1
    ) as p`.execute(db);
  return rows;
}

/** The certificates of trailers with the first minute without each, by the clock of the depot. */
export const listBoardCertificates = (db: Database, trailerIds: readonly string[]) =>
  db
    .selectFrom('certificate as c')
    .innerJoin('trailer as t', 't.id', 'c.trailerId')
    .innerJoin('depot as d', 'd.id', 't.depotId')
    .select(['c.trailerId', 'c.kind'])
    .select(minute(sql`(c.valid_until + 1)::timestamp at time zone d.time_zone`).as('at'))
    .where(sql<boolean>`c.trailer_id = any(${trailerIds}::uuid[])`)
    .orderBy('c.validUntil')
    .execute();
