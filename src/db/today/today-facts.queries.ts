import { sql } from 'kysely';
import type { BusinessUnitStatus } from '#domain/business-unit/fields.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { PaymentStatus } from '#domain/order/payment-status.ts';
import { readLineDepot, readLineTrailer, type LineDepotRow, type LineTrailerRow } from '#db/trailer/line-trailer.ts';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';

/** An order for which somebody has to do something, with the first of its trailers. */
export type WaitingOrderRow = {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly businessUnitId: string;
  readonly status: OrderState;
  readonly paymentStatus: PaymentStatus;
  readonly createdBy: string;
  readonly creatorName: string;
  readonly netCents: number;
  readonly openCents: number;
  /** ISO text. */
  readonly lapsesAt: string | null;
  /** What is open of it are invoices. */
  readonly isInvoiced: boolean;
  /** `YYYY-MM-DD` */
  readonly paymentDueOn: string | null;
  readonly lines: number;
  readonly trailer: LineTrailerRow;
  readonly depot: LineDepotRow;
};

/** A trailer that the unit has rented before. */
export type RentedBeforeRow = {
  readonly times: number;
  /** ISO text. */
  readonly lastReturnedAt: string;
  readonly depotId: string;
  readonly trailer: LineTrailerRow;
};

type TodayFacts = {
  readonly unitStatus: BusinessUnitStatus;
  readonly orderLimitCents: number | null;
  readonly running: number;
  readonly startingThisWeek: number;
  readonly endingThisWeek: number;
  readonly openCents: number;
  readonly overdueCents: number;
  readonly orders: readonly WaitingOrderRow[];
  readonly rentedBefore: readonly RentedBeforeRow[];
};

const MOST_ORDERS = 50;
const MOST_RENTED_BEFORE = 12;

/** Of an order `o`: it waits for an approval or for money. */
export const isWaitingOrder = sql`(
  o.status in ('pendingApproval', 'placed')
  or o.payment_status = 'overdue' and o.status in ('confirmed', 'active', 'completed', 'cancelled')
    and (o.billing = 'internal' or o.due_gross_cents > o.paid_cents)
)`;

/** The orders of a unit `b` that wait, as one list. Of what is billed here, invoices are late and not the order. */
const waitingOrders = (today: string) => sql`
  select json_agg(w) as list from (
    select o.id, o.number, o.version, o.business_unit_id as "businessUnitId", o.status,
      o.payment_status as "paymentStatus", o.created_by as "createdBy",
      u.first_name || ' ' || u.last_name as "creatorName", o.due_net_cents as "netCents",
      coalesce(late.open_cents, greatest(o.due_gross_cents - o.paid_cents, 0)) as "openCents", o.lapses_at as "lapsesAt",
      late.due_on is not null as "isInvoiced", coalesce(late.due_on, o.payment_due_on) as "paymentDueOn", (select count(*) from booking n where n.order_id = o.id) as lines,
      f.trailer, f.depot
    from customer_order o
    join user_account u on u.id = o.created_by
    join lateral (
      select ${readLineTrailer}, ${readLineDepot}
      from booking k join trailer t on t.id = k.trailer_id join depot d on d.id = k.depot_id
      where k.order_id = o.id order by k.line_number limit 1
    ) f on true
    left join lateral (
      select sum(a.open_cents)::bigint as open_cents, min(a.due_on) as due_on
      from invoice i join invoice_account a on a.invoice_id = i.id
      where i.order_id = o.id and a.open_cents > 0 and a.status = 'open' and a.due_on < ${today}
    ) late on true
    where o.business_unit_id = b.id and ${isWaitingOrder}
    order by coalesce(o.lapses_at, late.due_on, o.payment_due_on), o.id
    limit ${sql.lit(MOST_ORDERS)}
  ) w`;

/** The trailers that a unit `b` had within a year, as one list: first one of each kind, the one rented most. */
const rentedBefore = (now: Date) => sql`
  select json_agg(json_build_object(
    'times', r.times, 'lastReturnedAt', r.last_returned_at, 'depotId', r.depot_id, 'trailer', r.trailer
  ) order by r.place, r.times desc, r.last_returned_at desc) as list
  from (
    select g.times, g.last_returned_at, t.depot_id, ${readLineTrailer},
      row_number() over (partition by t.type, t.sub_type order by g.times desc, g.last_returned_at desc) as place
    from (
      select k.trailer_id, count(*) as times, max(coalesce(k.returned_at, k.ends_at)) as last_returned_at
      from booking k
      where k.business_unit_id = b.id and k.status in ('returned', 'closed')
        and k.starts_at > ${now}::timestamptz - interval '1 year'
      group by k.trailer_id
    ) g
    join trailer t on t.id = g.trailer_id
    where t.status = 'active'
    order by place, g.times desc, g.last_returned_at desc
    limit ${sql.lit(MOST_RENTED_BEFORE)}
  ) r`;

type FactsQuestion = {
  readonly businessUnitId: string;
  readonly userId: string;
  readonly now: Date;
  /** By the operator's calendar. */
  readonly today: string;
  readonly weekFrom: Date;
  readonly weekTo: Date;
};

/**
 * What else there is to say to a member on this day: orders that wait, sums, and what was rented before, first one of each
 * kind. Undefined for who is no member any more.
 */
export async function findTodayFacts(
  db: Database,
  { businessUnitId, userId, now, today, weekFrom, weekTo }: FactsQuestion,
): Promise<TodayFacts | undefined> {
  const { rows } = await sql<TodayFacts>`${prepared}
    select b.status as unit_status, m.order_limit_cents, counted.running, counted.starting_this_week,
      counted.ending_this_week, owed.open_cents, owed.overdue_cents,
      coalesce(waiting.list, '[]') as orders, coalesce(before.list, '[]') as rented_before
    from membership m
    join business_unit b on b.id = m.business_unit_id
    cross join lateral (
      select
        count(*) filter (where k.status in ('onRent', 'returnAnnounced') and k.handed_back_at is null) as running,
        count(*) filter (where k.starts_at >= ${weekFrom}::timestamptz and k.starts_at < ${weekTo}::timestamptz)
          as starting_this_week,
        count(*) filter (where k.ends_at >= ${weekFrom}::timestamptz and k.ends_at < ${weekTo}::timestamptz)
          as ending_this_week
      from booking k
      where k.business_unit_id = b.id and (
        k.status in ('reserved', 'onRent', 'returnAnnounced')
        or k.status in ('returned', 'closed') and k.ends_at >= ${weekFrom}::timestamptz
          and k.starts_at > ${now}::timestamptz - interval '1 year'
      )
    ) counted
    cross join lateral (
      select coalesce(sum(cents), 0)::bigint as open_cents,
        coalesce(sum(cents) filter (where is_late), 0)::bigint as overdue_cents
      from (
        select greatest(o.due_gross_cents - o.paid_cents, 0) as cents, o.payment_status = 'overdue' as is_late
        from customer_order o
        where o.business_unit_id = b.id and o.status in ('placed', 'confirmed', 'active', 'completed', 'cancelled')
          and o.payment_status in ('scheduled', 'awaitingTransfer', 'overdue')
          and (o.billing = 'external' or o.status = 'placed')
        union all
        select a.open_cents, a.status = 'open' and a.due_on < ${today}
        from invoice_account a
        where a.business_unit_id = b.id and a.open_cents > 0 and a.due_on is not null
      ) debts
    ) owed
    cross join lateral (${waitingOrders(today)}) waiting
    cross join lateral (${rentedBefore(now)}) before
    where m.user_id = ${userId} and m.business_unit_id = ${businessUnitId}`.execute(db);
  return rows[0];
}
