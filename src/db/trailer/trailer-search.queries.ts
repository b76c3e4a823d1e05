import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '#domain/time/duration.ts';
import type { Database } from '../client.ts';
import { coversWindow, isFree, stands, withOwnHolds, type Asker } from './free-trailer.ts';
import { prepared } from '../prepared.ts';
import { matches, type TrailerFilter } from './trailer-filter.ts';
import type { Window } from './window.ts';
import { toWindows, type WindowGrid } from './window-grid.ts';

/** Trailers that cost the same and stand at the same place. */
export type SearchGroup = { readonly priceClass: string; readonly window: Window };

type Question = {
  readonly filter: TrailerFilter;
  readonly asker: Asker;
  readonly wanted: 'free' | 'taken';
  readonly limit: number;
  /** The windows of all that is asked for. */
  readonly grid: WindowGrid;
};

export type FoundTrailer = {
  readonly id: string;
  readonly number: string;
  readonly depotId: string;
  readonly type: string;
};

const column = <T>(rows: readonly T[], toValue: (row: T) => string | boolean, type: string): RawBuilder<unknown> =>
  sql`${rows.map(toValue)}::${sql.raw(type)}[]`;

const toInstant = (ms: number): string => new Date(ms).toISOString();
const toDay = (days: number): string => toInstant(days * DAY_MS).slice(0, 10);

const windowTimes = (windows: readonly Window[]) => ({
  startsAt: column(windows, ({ startsAt }) => toInstant(startsAt), 'timestamptz'),
  occupiedUntil: column(windows, ({ occupiedUntil }) => toInstant(occupiedUntil), 'timestamptz'),
  certifiedUntil: column(windows, ({ certifiedUntil }) => toDay(certifiedUntil), 'date'),
  blocked: column(windows, ({ blocked }) => blocked, 'boolean'),
});

const windowColumns = (windows: readonly Window[]): RawBuilder<unknown>[] => [
  column(windows, ({ depotId }) => depotId, 'uuid'),
  column(windows, ({ type }) => type, 'text'),
  ...Object.values(windowTimes(windows)),
];

const WINDOW = sql`depot_id, type, starts_at, occupied_until, certified_until, blocked`;

/** The windows as the table `w`. */
export const windowTable = (windows: readonly Window[]): RawBuilder<unknown> =>
  sql`unnest(${sql.join(windowColumns(windows))}) as w (${WINDOW})`;

/** The depots of the trailer `t` and their windows in a grid, as far as it has them: where it is, and where it stands if it moves. */
function placesIn(grid: WindowGrid): RawBuilder<unknown> {
  const { depotIds, types } = grid;
  const times = windowTimes(toWindows(grid));
  return sql`(
    select
      p.depot_id,
      (${times.startsAt})[p.place] as starts_at,
      (${times.occupiedUntil})[p.place] as occupied_until,
      (${times.certifiedUntil})[p.place] as certified_until,
      (${times.blocked})[p.place] as blocked
    from (
      select d.depot_id, (array_position(${depotIds}::uuid[], d.depot_id) - 1) * ${types.length}::int
        + array_position(${types}::text[], t.type) as place
      from (
        select t.depot_id union
        select s.depot_id from trailer_stay s where t.moves and s.trailer_id = t.id
      ) d
    ) p
    where p.place is not null
  ) w`;
}

/** Whether the trailer `t` is free in its window of a grid, at its depot or, if it moves, at another where it stands then. */
export const isFreeIn = (grid: WindowGrid, asker: Asker): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${placesIn(grid)} where not w.blocked and ${isFree(asker)})`;

/**
 * Whether the trailer `t` is listed in the window `w`. One that moves is listed once: where it is free, or else where it
 * stands all the time, or else where it is now.
 */
const isListedIn = (grid: WindowGrid, asker: Asker): RawBuilder<boolean> => sql<boolean>`(
  not t.moves or w.depot_id = (
    select w.depot_id from ${placesIn(grid)}
    where w.depot_id = t.depot_id or ${stands}
    order by not w.blocked and ${isFree(asker)} desc, ${stands} desc, w.depot_id = t.depot_id desc, w.depot_id
    limit 1
  )
)`;

const isWanted = ({ wanted, asker, grid }: Question): RawBuilder<unknown> =>
  sql`${wanted === 'free' ? sql`not w.blocked and ${isFree(asker)}` : sql`(w.blocked or not ${isFree(asker)})`}
    and ${isListedIn(grid, asker)}`;

type GroupQuestion = Question & {
  readonly groups: readonly SearchGroup[];
  /** The number of the last trailer seen, of the first group given. */
  readonly after?: string | undefined;
};

const groupTable = (groups: readonly SearchGroup[]): RawBuilder<unknown> => sql`
  unnest(
    ${sql.join(windowColumns(groups.map(({ window }) => window)))},
    ${column(groups, ({ priceClass }) => priceClass, 'text')}
  ) with ordinality as w (${WINDOW}, price_class, position)`;

/**
 * Where trailers `t` are looked for: those that stand where their row says, and beside them those that move and stand at the
 * depot of a window all its time. The few that move are not looked for at home then.
 */
type Half = {
  readonly from: RawBuilder<unknown>;
  readonly depot: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
};
const HOME: Half = { from: sql`trailer t`, depot: sql`t.depot_id`, at: sql`true` };
const AWAY: Half = {
  from: sql`trailer_stay p join trailer t on t.id = p.trailer_id and t.depot_id <> p.depot_id`,
  depot: sql`p.depot_id`,
  at: sql`p.moves and ${coversWindow('p')}`,
};
const HALVES = [HOME, AWAY] as const;

/** One statement of both halves. */
const both = (select: (half: Half) => RawBuilder<unknown>): RawBuilder<unknown> =>
  sql.join(
    HALVES.map((half) => sql`(${select(half)})`),
    sql` union all `,
  );

const isInGroup = ({ depot, at }: Half, { after, ...question }: GroupQuestion): RawBuilder<unknown> => sql`
  ${depot} = w.depot_id and ${at} and t.type = w.type and t.price_class = w.price_class and t.status not in ('draft', 'retired')
  ${after === undefined ? sql`` : sql`and (w.position > 1 or t.number > ${after})`}
  ${matches(question.filter)}
  and ${isWanted(question)}`;

export type GroupedTrailer = FoundTrailer & { readonly group: number };

/**
 * Trailers in the order of the groups, within one by number. The limit inside makes the database walk group after group
 * and stop as soon as the page is full.
 */
export async function findTrailersInGroups(db: Database, question: GroupQuestion): Promise<GroupedTrailer[]> {
  if (question.groups.length === 0) return [];
  const { rows } = await sql<GroupedTrailer>`${prepared}
    ${withOwnHolds(question.asker)}
    select found.id, found.number, w.depot_id, w.type, (w.position - 1)::int as "group"
    from ${groupTable(question.groups)}
    cross join lateral (
      ${both(
        (half) => sql`
          select t.id, t.number from ${half.from} where ${isInGroup(half, question)} order by t.number limit ${question.limit}`,
      )}
    ) found
    order by w.position, found.number
    limit ${question.limit}`.execute(db);
  return rows;
}

/**
 * Trailers in the order of the groups where few match all over the fleet, as with a free text: finds them first and
 * orders them then.
 */
export async function findScatteredTrailers(db: Database, question: GroupQuestion): Promise<GroupedTrailer[]> {
  if (question.groups.length === 0) return [];
  const { rows } = await sql<GroupedTrailer>`
    ${withOwnHolds(question.asker)}
    select id, number, depot_id, type, "group"
    from (${both(
      (half) => sql`
        select t.id, t.number, w.depot_id, t.type, (w.position - 1)::int as "group"
        from ${half.from} join ${groupTable(question.groups)} on ${isInGroup(half, question)}`,
    )}) found
    order by "group", number
    limit ${question.limit}`.execute(db);
  return rows;
}

const SORT_COLUMNS = { payload: sql.ref('t.payload_kg'), newest: sql.ref('t.first_registered_on') } as const;
export type ColumnSort = keyof typeof SORT_COLUMNS;

/** Trailers in the descending order of a column, then by number. */
export async function findTrailersByColumn(
  db: Database,
  {
    sort,
    after,
    ...question
  }: Question & {
    readonly sort: ColumnSort;
    readonly after: { readonly value: string; readonly number: string } | undefined;
  },
): Promise<(FoundTrailer & { readonly value: string })[]> {
  const { grid } = question;
  const { depotIds: depots, types } = grid;
  if (depots.length === 0 || types.length === 0) return [];
  const value = SORT_COLUMNS[sort];
  const times = windowTimes(toWindows(grid));
  const type = sort === 'payload' ? sql`int` : sql`date`;
  const { rows } = await sql<FoundTrailer & { value: string }>`
    ${withOwnHolds(question.asker)}
    select id, number, depot_id, type, value::text as value
    from (${both(
      ({ from, depot, at }) => sql`
        select t.id, t.number, ${depot} as depot_id, t.type, ${value} as value
        from ${from}
        cross join lateral (
          select (array_position(${depots}::uuid[], ${depot}) - 1) * ${types.length}::int
            + array_position(${types}::text[], t.type) as place
        ) c
        cross join lateral (
          select
            ${depot} as depot_id,
            (${times.startsAt})[c.place] as starts_at,
            (${times.occupiedUntil})[c.place] as occupied_until,
            (${times.certifiedUntil})[c.place] as certified_until,
            (${times.blocked})[c.place] as blocked
        ) w
        where t.status not in ('draft', 'retired') and ${depot} = any(${depots}::uuid[]) and t.type = any(${types}::text[])
          and ${at}
          ${
            after === undefined
              ? sql``
              : sql`and ${value} <= ${after.value}::${type}
                  and (${value} < ${after.value}::${type} or t.number > ${after.number})`
          }
          ${matches(question.filter)}
          and ${isWanted(question)}
        order by ${value} desc, t.number
        limit ${question.limit}`,
    )}) found
    order by found.value desc, number
    limit ${question.limit}`.execute(db);
  return rows;
}

export type FreeCount = { readonly type: string; readonly subType: string; readonly depotId: string; count: number };

/** How many trailers are free, by type, sub-type and depot. One that moves counts where it is listed. */
export async function countFreeTrailers(
  db: Database,
  { grid, filter, asker }: { grid: WindowGrid; filter: TrailerFilter; asker: Asker },
): Promise<FreeCount[]> {
  const open = toWindows(grid).filter(({ blocked }) => !blocked);
  if (open.length === 0) return [];
  const { rows } = await sql<FreeCount>`
    ${withOwnHolds(asker)}
    select type, sub_type, depot_id, count(*) as count
    from (${both(
      ({ from, depot, at }) => sql`
        select t.type, t.sub_type, w.depot_id
        from ${from} join ${windowTable(open)} on ${depot} = w.depot_id and t.type = w.type
        where ${at} and t.status not in ('draft', 'retired') ${matches(filter)} and ${isFree(asker)}
          and ${isListedIn(grid, asker)}`,
    )}) found
    group by type, sub_type, depot_id`.execute(db);
  return rows;
}

/** Which price classes the trailers of each type are in. Hops over the index, as there are few classes and many trailers. */
export async function listPriceClasses(db: Database): Promise<{ type: string; priceClass: string }[]> {
  const { rows } = await sql<{ type: string; priceClass: string }>`${prepared}
    with recursive pair as (
      (select type, price_class from trailer where status not in ('draft', 'retired') order by type, price_class limit 1)
      union all
      select next.type, next.price_class from pair cross join lateral (
        select t.type, t.price_class from trailer t
        where t.status not in ('draft', 'retired') and (t.type, t.price_class) > (pair.type, pair.price_class)
        order by t.type, t.price_class
        limit 1
      ) next
    )
    select type, price_class from pair`.execute(db);
  return rows;
}
