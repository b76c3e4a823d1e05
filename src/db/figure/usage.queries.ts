import { sql, type RawBuilder } from 'kysely';
import type { UsageGrouping } from '#domain/admin/report.ts';
import type { Database } from '../client.ts';
import type { FleetFilter } from './earned.queries.ts';

export type UsageQuestion = FleetFilter & {
  readonly by: UsageGrouping;
  readonly from: Date;
  /** Not after now. */
  readonly to: Date;
};

/** Of customers, only what they rented. */
export type UsageRow = {
  readonly key: string;
  readonly trailers: number;
  readonly fleetDays: number;
  readonly workshopDays: number;
  readonly rentedDays: number;
};

const isOfFleet = ({ types, depotIds }: FleetFilter) => sql`t.status in ('active', 'workshop')
  ${types === undefined ? sql`` : sql`and t.type = any(${types}::text[])`}
  ${depotIds === undefined ? sql`` : sql`and t.depot_id = any(${depotIds}::uuid[])`}`;

const daysOf = (seconds: RawBuilder<unknown>) => sql`extract(epoch from ${seconds})::float8 / 86400`;

/** What customers had in a time, by their clocks: from the pick-up to the return, or to now while it is out. */
const rentedIn = ({ from, to }: Pick<UsageQuestion, 'from' | 'to'>) => sql`
  select trailer_id, business_unit_id,
    greatest(coalesce(picked_up_at, starts_at), ${from}::timestamptz) as starts_at, ${to}::timestamptz as ends_at
  from booking
  where status in ('onRent', 'returnAnnounced') and coalesce(picked_up_at, starts_at) < ${to}
  union all
  select trailer_id, business_unit_id,
    greatest(coalesce(picked_up_at, starts_at), ${from}::timestamptz),
    least(coalesce(returned_at, ends_at), ${to}::timestamptz)
  from booking
  where status in ('returned', 'closed')
    and tstzrange(starts_at, greatest(starts_at, coalesce(returned_at, ends_at))) && tstzrange(${from}, ${to})`;

/**
 * How the fleet of today was used. A trailer counts from the day it was entered, or from its first rental if that is
 * earlier; what is at a depot is what is at home there.
 */
export async function sumUsage(db: Database, { by, from, to, ...filter }: UsageQuestion): Promise<readonly UsageRow[]> {
  if (by === 'customer') return sumRented(db, { from, to, ...filter });
  const key = { type: sql`t.type`, depot: sql`t.depot_id`, trailer: sql`t.id` }[by];
  const { rows } = await sql<UsageRow>`
    with rented as (
      select trailer_id, sum(${daysOf(sql`ends_at - starts_at`)}) as days
      from (${rentedIn({ from, to })}) r where ends_at > starts_at group by 1
    ), workshop as (
      select trailer_id, sum(${daysOf(sql`least(ends_at, ${to}::timestamptz) - greatest(starts_at, ${from}::timestamptz)`)}) as days
      from allocation where kind = 'workshop' and ends_at > ${from} and starts_at < ${to} group by 1
    ), fleet as (
      select (${key})::text as key, t.id,
        greatest(0, ${daysOf(sql`${to}::timestamptz - greatest(${from}::timestamptz, least(t.created_at, f.starts_at))`)}) as days
      from trailer t
      left join lateral (
        select starts_at from booking k where k.trailer_id = t.id order by k.starts_at limit 1
      ) f on true
      where ${isOfFleet(filter)}
    )
    select f.key, count(*) as trailers, sum(f.days) as fleet_days, coalesce(sum(w.days), 0) as workshop_days,
      coalesce(sum(r.days), 0) as rented_days
    from fleet f left join rented r on r.trailer_id = f.id left join workshop w on w.trailer_id = f.id
    group by 1`.execute(db);
  return rows;
}

async function sumRented(
  db: Database,
  { from, to, ...filter }: Omit<UsageQuestion, 'by'>,
): Promise<readonly UsageRow[]> {
  const { rows } = await sql<UsageRow>`
    select r.business_unit_id::text as key, 0 as trailers, 0 as fleet_days, 0 as workshop_days,
      sum(${daysOf(sql`r.ends_at - r.starts_at`)}) as rented_days
    from (${rentedIn({ from, to })}) r
    join trailer t on t.id = r.trailer_id and ${isOfFleet(filter)}
    where r.ends_at > r.starts_at group by 1`.execute(db);
  return rows;
}

export type IdleRow = {
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly type: string;
  readonly depot: string;
  readonly since: Date;
  readonly workshopDays: number;
  readonly nextFrom: Date | null;
};

/** Trailers on offer that are in the yard and were last out before a moment; of one that never was, since it was entered. */
export async function listIdle(
  db: Database,
  { before, now, ...filter }: FleetFilter & { readonly before: Date; readonly now: Date },
): Promise<readonly IdleRow[]> {
  const { rows } = await sql<IdleRow>`
    with idle as (
      select t.id, t.number, t.type, t.depot_id, coalesce(l.ended_at, t.created_at) as since
      from trailer t
      left join lateral (
        select coalesce(k.returned_at, k.ends_at) as ended_at from booking k
        where k.trailer_id = t.id and k.status in ('returned', 'closed') order by k.starts_at desc limit 1
      ) l on true
      where ${isOfFleet(filter)} and coalesce(l.ended_at, t.created_at) < ${before}
        and not exists (
          select from booking o where o.trailer_id = t.id and o.status in ('onRent', 'returnAnnounced')
        )
    )
    select i.id as trailer_id, i.number as trailer_number, i.type, d.name as depot, i.since,
      coalesce((
        select sum(${daysOf(sql`least(a.ends_at, ${now}::timestamptz) - greatest(a.starts_at, i.since)`)}) from allocation a
        where a.trailer_id = i.id and a.kind = 'workshop' and a.ends_at > i.since and a.starts_at < ${now}
      ), 0) as workshop_days,
      (
        select k.starts_at from booking k
        where k.trailer_id = i.id and k.status = 'reserved' order by k.starts_at limit 1
      ) as next_from
    from idle i join depot d on d.id = i.depot_id
    order by i.since, i.id`.execute(db);
  return rows;
}

export type NamedRow = { readonly key: string; readonly name: string };

/** What trailers, depots or companies are called. */
export async function nameGroups(
  db: Database,
  by: 'depot' | 'trailer' | 'customer',
  keys: readonly string[],
): Promise<readonly NamedRow[]> {
  const table = {
    depot: sql`name from depot`,
    trailer: sql`number as name from trailer`,
    customer: sql`name from business_unit`,
  };
  const { rows } = await sql<NamedRow>`select id::text as key, ${table[by]} where id = any(${keys}::uuid[])`.execute(
    db,
  );
  return rows;
}
