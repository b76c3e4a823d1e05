import { sql, type RawBuilder } from 'kysely';
import type { Grouping } from '#domain/admin/report.ts';
import type { Database } from '../client.ts';

export type FleetFilter = {
  readonly types: readonly string[] | undefined;
  readonly depotIds: readonly string[] | undefined;
};

export type SumQuestion = FleetFilter & {
  readonly by: Grouping;
  /** The first days of the parts, ascending, and the day after the last. */
  readonly bounds: readonly string[];
};

export type EarnedQuestion = SumQuestion & {
  /** Only with trailers of the fleet of today, each at the depot where it is at home. */
  readonly isOfFleet?: boolean;
};

/** `part` counts from 1; without parts of the time all of it is the first. */
export type EarnedRow = {
  readonly key: string;
  readonly part: number;
  readonly bookings: number;
  readonly cents: number;
};

/** The rule of `domain/cost/due-after.ts`. */
export const dueAfterSql = (cents: RawBuilder<unknown>, passed: RawBuilder<unknown>, days: RawBuilder<unknown>) =>
  sql`sign(${cents}::bigint)::bigint * ((2 * abs(${cents}::bigint) * ${passed} + ${days}) / (2 * ${days}::bigint))`;

const keyOf = (by: Grouping, isOfFleet: boolean): RawBuilder<unknown> =>
  ({
    time: sql`''`,
    type: sql`k.trailer_type`,
    depot: isOfFleet ? sql`t.depot_id` : sql`k.depot_id`,
    trailer: sql`k.trailer_id`,
    customer: sql`k.business_unit_id`,
  })[by];

const wanted = ({ types, depotIds }: FleetFilter, depotId: RawBuilder<unknown>) =>
  sql`${types === undefined ? sql`` : sql`and k.trailer_type = any(${types}::text[])`}
    ${depotIds === undefined ? sql`` : sql`and ${depotId} = any(${depotIds}::uuid[])`}`;

/** Of a booking, whose row is wide: `booking_served` has all of it. */
const READ = sql`id, trailer_id, trailer_type, depot_id, business_unit_id, starts_at, coalesce(returned_at, ends_at) as ended_at, net_cents`;

/** A day of the depot may begin half a day before or after that of the operator. */
const MARGIN = sql`interval '1 day'`;
/** No clock is further from that of Greenwich. */
const FURTHEST = sql`interval '14 hours'`;

/**
 * What was earned, by day of service: each booking that began is spread evenly over the days from its start to its
 * return, with what the return added or took back; a fee stands for the day it was charged. Damages are no revenue.
 * Most are wholly of one part, whatever the clock of their depot: nothing of those is spread, and no date is told.
 * `materialized`: else the zone of a depot would be asked a dozen times for each of the others.
 */
export async function sumEarned(
  db: Database,
  { by, bounds, isOfFleet = false, ...filter }: EarnedQuestion,
): Promise<readonly EarnedRow[]> {
  const [from, past] = [bounds[0] ?? '', bounds.at(-1) ?? ''];
  const key = keyOf(by, isOfFleet);
  const fleet = isOfFleet ? sql`join trailer t on t.id = k.trailer_id and t.status in ('active', 'workshop')` : sql``;
  const which = wanted(filter, isOfFleet ? sql`t.depot_id` : sql`k.depot_id`);
  const dayOf = (at: RawBuilder<unknown>) => sql`(${at} at time zone time_zone)::date - ${from}::date`;
  const { rows } = await sql<EarnedRow>`
    with rental as (
      select ${READ} from booking where status in ('onRent', 'returnAnnounced') and starts_at < ${past}::date + ${MARGIN}
      union all
      select ${READ} from booking
      where status in ('returned', 'closed')
        and tstzrange(starts_at, greatest(starts_at, coalesce(returned_at, ends_at)))
          && tstzrange(${from}::date - ${MARGIN}, ${past}::date + ${MARGIN})
    ), bound as materialized (
      select array_agg(day - ${from}::date order by day) as days,
        array_agg(day::timestamp at time zone 'UTC' + ${FURTHEST} order by day) as begun,
        array_agg(day::timestamp at time zone 'UTC' - ${FURTHEST} order by day) as not_over
      from unnest(${bounds}::date[]) as day
    ), line as materialized (
      select l.*, width_bucket(l.starts_at, (select begun from bound)) as first_part,
        width_bucket(l.ended_at, (select not_over from bound)) as last_part
      from (
        select ${key} as key, 1 as bookings, k.starts_at, k.ended_at, d.time_zone, k.net_cents + coalesce(r.cents, 0) as cents
        from rental k
        join depot d on d.id = k.depot_id
        ${fleet}
        left join (
          select booking_id, sum(net_cents)::bigint as cents from booking_charge
          where kind in ('earlyReturn', 'lateReturn') and waived_at is null group by booking_id
        ) r on r.booking_id = k.id
        where true ${which}
        union all
        select ${key}, 0, c.created_at, c.created_at, d.time_zone, c.net_cents
        from booking_charge c
        join booking k on k.id = c.booking_id
        join depot d on d.id = k.depot_id
        ${fleet}
        where c.kind not in ('earlyReturn', 'lateReturn', 'damage') and c.waived_at is null
          and c.created_at >= ${from}::date - ${MARGIN} and c.created_at < ${past}::date + ${MARGIN} ${which}
      ) l
    ), dated as materialized (
      select key, bookings, cents, ${dayOf(sql`starts_at`)} as first, ${dayOf(sql`ended_at`)} as last
      from line where first_part <> last_part
    ), spread as (
      select key, bookings, first, l.days, cents, b.days as bounds,
        generate_series(
          greatest(width_bucket(first, b.days), 1),
          least(width_bucket(first + l.days - 1, b.days), cardinality(b.days) - 1)
        ) as part
      from (select key, bookings, first, greatest(last - first, 0) + 1 as days, cents from dated) l cross join bound b
    )
    select key::text, part, sum(bookings) as bookings, sum(cents)::bigint as cents
    from (
      select key, first_part as part, bookings, cents from line
      where first_part = last_part and first_part between 1 and ${bounds.length - 1}
      union all
      select key, part, bookings,
        ${dueAfterSql(sql`cents`, sql`least(bounds[part + 1] - first, days)`, sql`days`)}
        - ${dueAfterSql(sql`cents`, sql`greatest(bounds[part] - first, 0)`, sql`days`)}
      from spread
    ) earned
    group by key, part`.execute(db);
  return rows;
}

export type IntakeRow = EarnedRow & { readonly droppedCents: number };

/** What was ordered, by the operator's day on which the order was placed, as it is agreed by now. What waits for approval is not. */
export async function sumIntake(
  db: Database,
  { by, bounds, ...filter }: Omit<SumQuestion, 'bounds'> & { readonly bounds: readonly Date[] },
): Promise<readonly IntakeRow[]> {
  const { rows } = await sql<IntakeRow>`
    select (${keyOf(by, false)})::text as key, width_bucket(o.created_at, ${bounds}::timestamptz[]) as part,
      count(*) as bookings, sum(k.net_cents)::bigint as cents,
      coalesce(sum(k.net_cents) filter (where k.status in ('cancelled', 'noShow')), 0)::bigint as dropped_cents
    from customer_order o
    join booking k on k.order_id = o.id
    where o.created_at >= ${bounds[0]} and o.created_at < ${bounds.at(-1)}
      -- Bookings are made with their order: so only those of the time are read.
      and k.created_at >= ${bounds[0]}::timestamptz - ${MARGIN} and k.created_at < ${bounds.at(-1)}::timestamptz + ${MARGIN}
      and o.status not in ('pendingApproval', 'rejected', 'expired') ${wanted(filter, sql`k.depot_id`)}
    group by 1, 2`.execute(db);
  return rows;
}
