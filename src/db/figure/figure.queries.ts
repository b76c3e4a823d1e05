import { sql, type RawBuilder } from 'kysely';
import type { CoveredMoments } from '#domain/admin/utilisation.ts';
import type { Database } from '../client.ts';

export type FleetCountRow = {
  readonly depotId: string;
  readonly type: string;
  readonly status: 'active' | 'workshop';
  readonly trailers: number;
};

/** The fleet without what is not offered yet and what has left it. */
export async function countFleet(db: Database): Promise<readonly FleetCountRow[]> {
  const { rows } = await sql<FleetCountRow>`
    select depot_id, type, status, trailers from fleet_count where status not in ('draft', 'retired') and trailers > 0`.execute(
    db,
  );
  return rows;
}

export type OutRow = { readonly depotId: string; readonly type: string; readonly count: number };

/** What customers have, by type and by the depot it left. */
export async function countOut(db: Database): Promise<readonly OutRow[]> {
  const { rows } = await sql<OutRow>`
    select depot_id, trailer_type as type, count(*) as count from booking
    where status in ('onRent', 'returnAnnounced') group by 1, 2`.execute(db);
  return rows;
}

export type YardCounts = { readonly reserved: number; readonly inWorkshop: number };

/** Of the trailers in the yards: those that somebody comes for until `soon`, and those of a workshop period. */
export async function countInYards(
  db: Database,
  { now, soon }: { readonly now: Date; readonly soon: Date },
): Promise<YardCounts> {
  const { rows } = await sql<YardCounts>`
    select
      (
        select count(distinct k.trailer_id) from booking k
        where k.status = 'reserved' and k.starts_at < ${soon} and not exists (${outWith(sql`k.trailer_id`)})
      ) as reserved,
      (
        select count(*) from allocation a
        where a.kind = 'workshop' and a.ends_at > ${now} and a.starts_at <= ${now}
          and not exists (${outWith(sql`a.trailer_id`)})
          and not exists (select from trailer t where t.id = a.trailer_id and t.status <> 'active')
      ) as in_workshop`.execute(db);
  return rows[0] ?? { reserved: 0, inWorkshop: 0 };
}

const outWith = (trailerId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select from booking o where o.trailer_id = ${trailerId} and o.status in ('onRent', 'returnAnnounced')`;

export type UtilisationQuestion = {
  /** Ascending. */
  readonly moments: readonly Date[];
  readonly now: Date;
  readonly types: readonly string[] | undefined;
  readonly depotIds: readonly string[] | undefined;
};
export type RentedMoments = CoveredMoments & { readonly type: string; readonly depotId: string };

/**
 * Which of the moments rentals cover, counted by type and depot. What is out and overdue lasts until now; what is
 * reserved and was not fetched in time begins now.
 */
export async function readRentedMoments(
  db: Database,
  { moments, now, types, depotIds }: UtilisationQuestion,
): Promise<readonly RentedMoments[]> {
  const wanted = sql`${types === undefined ? sql`` : sql`and k.trailer_type = any(${types}::text[])`}
    ${depotIds === undefined ? sql`` : sql`and k.depot_id = any(${depotIds}::uuid[])`}`;
  const { rows } = await sql<RentedMoments>`
    with rental as (
      select k.trailer_type, k.depot_id, coalesce(k.picked_up_at, k.starts_at) as starts_at,
        greatest(k.ends_at, ${now}::timestamptz + interval '1 second') as ends_at
      from booking k where k.status in ('onRent', 'returnAnnounced') ${wanted}
      union all
      select k.trailer_type, k.depot_id,
        case k.status
          when 'reserved' then greatest(k.starts_at, ${now}::timestamptz + interval '1 second')
          else coalesce(k.picked_up_at, k.starts_at)
        end,
        coalesce(k.returned_at, k.ends_at)
      from booking k
      where k.status in ('reserved', 'returned', 'closed')
        and tstzrange(k.starts_at, greatest(k.starts_at, coalesce(k.returned_at, k.ends_at)))
          && tstzrange(${moments[0]}, ${moments.at(-1)}, '[]') ${wanted}
    ), covered as (
      -- The number of moments before an instant is the first moment that it does not precede.
      select trailer_type as type, depot_id,
        width_bucket(starts_at - interval '1 microsecond', ${moments}::timestamptz[]) as first,
        width_bucket(ends_at - interval '1 microsecond', ${moments}::timestamptz[]) as past
      from rental
    )
    select type, depot_id, first, past, count(*) as count from covered where first < past group by 1, 2, 3, 4`.execute(
    db,
  );
  return rows;
}

export type Span = { readonly from: Date; readonly to: Date };

export type OrderedRow = { readonly agreedCents: number; readonly dueCents: number };

/** What was ordered in a time, net: as it was agreed, and what is to be paid of it. What waits for approval is not. */
export async function sumOrdered(db: Database, { from, to }: Span): Promise<OrderedRow> {
  const { rows } = await sql<OrderedRow>`
    select coalesce(sum(net_cents), 0)::bigint as agreed_cents, coalesce(sum(due_net_cents), 0)::bigint as due_cents
    from customer_order
    where created_at >= ${from} and created_at < ${to} and status not in ('pendingApproval', 'rejected', 'expired')
  `.execute(db);
  return rows[0] ?? { agreedCents: 0, dueCents: 0 };
}

export type UnpaidRow = {
  readonly orders: number;
  readonly grossCents: number;
  readonly overdueOrders: number;
  readonly overdueCents: number;
};

/** Transfers that are awaited; overdue from the day after they, or an invoice of the order, were due. */
export async function sumUnpaid(db: Database, today: string): Promise<UnpaidRow> {
  const { rows } = await sql<UnpaidRow>`
    select count(*) as orders, coalesce(sum(due_gross_cents - paid_cents), 0)::bigint as gross_cents,
      count(*) filter (where payment_due_on < ${today}::date or payment_status = 'overdue') as overdue_orders,
      coalesce(sum(due_gross_cents - paid_cents) filter (where payment_due_on < ${today}::date or payment_status = 'overdue'), 0)::bigint
        as overdue_cents
    from customer_order
    where payment_status in ('awaitingTransfer', 'overdue') and due_gross_cents > paid_cents`.execute(db);
  return rows[0] ?? { orders: 0, grossCents: 0, overdueOrders: 0, overdueCents: 0 };
}

export type NotBackRow = {
  readonly count: number;
  readonly longest: { readonly bookingId: string; readonly trailerNumber: string; readonly since: string } | null;
};

export async function countNotBack(db: Database, now: Date): Promise<NotBackRow> {
  const { rows } = await sql<NotBackRow>`
    select
      (
        select count(*) from booking
        where status in ('onRent', 'returnAnnounced') and handed_back_at is null and ends_at <= ${now}
      ) as count,
      (
        select json_build_object('bookingId', k.id, 'trailerNumber', t.number, 'since', k.ends_at)
        from booking k join trailer t on t.id = k.trailer_id
        where k.status in ('onRent', 'returnAnnounced') and k.handed_back_at is null and k.ends_at <= ${now}
        order by k.ends_at, k.id limit 1
      ) as longest`.execute(db);
  return rows[0] ?? { count: 0, longest: null };
}
