import { sql, type RawBuilder } from 'kysely';
import type { UsageGrouping } from '#domain/admin/report.ts';
import type { Database } from '../client.ts';
import { priceListInForce } from '#db/price/price.queries.ts';
import type { FleetFilter } from './earned.queries.ts';
import { OFF_MARKET } from './off-market.ts';

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
  /** Off the market, and neither in a workshop nor on rent all the same. */
  readonly offDays: number;
  readonly rentedDays: number;
  /** What the available days cost by the list of that time, each as a single day. */
  readonly listCents: number;
};

const isOfFleet = ({ types, depotIds }: FleetFilter) => sql`t.status in ('active', 'workshop')
  ${types === undefined ? sql`` : sql`and t.type = any(${types}::text[])`}
  ${depotIds === undefined ? sql`` : sql`and t.depot_id = any(${depotIds}::uuid[])`}`;

/** `date_part` and not `extract`, which tells it in exact decimals and takes far longer. */
const daysOf = (time: RawBuilder<unknown>) => sql`date_part('epoch', ${time}) / 86400`;

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
 * earlier; what is at a depot is what is at home there. Days off the market in which somebody had it are days on rent.
 */
export async function sumUsage(db: Database, { by, from, to, ...filter }: UsageQuestion): Promise<readonly UsageRow[]> {
  if (by === 'customer') return sumRented(db, { from, to, ...filter });
  const key = { type: sql`t.type`, depot: sql`t.depot_id`, trailer: sql`t.id` }[by];
  const { rows } = await sql<UsageRow>`
    with list as (${priceListInForce(to)}), rate as (
      select distinct on (price_class) price_class, day_rate_cents from price_band
      where price_list_id = (select id from list) order by price_class, from_day
    ), rented as materialized (
      select trailer_id, starts_at, ends_at from (${rentedIn({ from, to })}) r where ends_at > starts_at
    ), workshop as (
      select trailer_id, greatest(starts_at, ${from}::timestamptz) as starts_at, least(ends_at, ${to}::timestamptz) as ends_at
      from allocation where kind = 'workshop' and ends_at > ${from} and starts_at < ${to}
    ), fleet as materialized (
      select (${key})::text as key, t.id, greatest(${from}::timestamptz, least(t.created_at, f.starts_at)) as since,
        r.day_rate_cents * coalesce(c.factor, 10000) / 10000 as day_cents
      from trailer t
      left join lateral (
        select starts_at from booking k where k.trailer_id = t.id and t.created_at > ${from} order by k.starts_at limit 1
      ) f on true
      left join rate r on r.price_class = t.price_class
      left join depot_factor c on c.price_list_id = (select id from list) and c.depot_id = t.depot_id
      where ${isOfFleet(filter)}
    ), off as (
      select trailer_id, range_agg(tstzrange(greatest(o.starts_at, f.since), least(o.ends_at, ${to}::timestamptz))) as spans
      from (${OFF_MARKET}) o join fleet f on f.id = o.trailer_id
      where o.is_off and o.starts_at < ${to} and o.ends_at > f.since and f.since < ${to} group by 1
    ), busy as (
      select trailer_id, range_agg(tstzrange(starts_at, ends_at)) as spans
      from (select * from rented union all select * from workshop) b
      where trailer_id in (select trailer_id from off) group by 1
    ), off_days as (
      select o.trailer_id, sum(${daysOf(sql`upper(span) - lower(span)`)}) as days
      from off o left join busy b on b.trailer_id = o.trailer_id
      cross join lateral unnest(o.spans - coalesce(b.spans, '{}')) as span
      group by 1
    ), used as (
      select f.key, greatest(0, ${daysOf(sql`${to}::timestamptz - f.since`)}) as fleet_days, f.day_cents,
        coalesce(w.days, 0) as workshop_days, coalesce(o.days, 0) as off_days, coalesce(r.days, 0) as rented_days
      from fleet f
      left join (${daysByTrailer('rented')}) r on r.trailer_id = f.id
      left join (${daysByTrailer('workshop')}) w on w.trailer_id = f.id
      left join off_days o on o.trailer_id = f.id
    )
    select key, count(*) as trailers, sum(fleet_days) as fleet_days, sum(workshop_days) as workshop_days,
      sum(off_days) as off_days, sum(rented_days) as rented_days,
      coalesce(round(sum(greatest(0, fleet_days - workshop_days - off_days) * day_cents)), 0)::float8 as list_cents
    from used group by 1`.execute(db);
  return rows;
}

const daysByTrailer = (spans: 'rented' | 'workshop') =>
  sql`select trailer_id, sum(${daysOf(sql`ends_at - starts_at`)}) as days from ${sql.table(spans)} group by 1`;

async function sumRented(
  db: Database,
  { from, to, ...filter }: Omit<UsageQuestion, 'by'>,
): Promise<readonly UsageRow[]> {
  const { rows } = await sql<UsageRow>`
    select r.business_unit_id::text as key, 0 as trailers, 0 as fleet_days, 0 as workshop_days, 0 as off_days, 0 as list_cents,
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
