import { type RawBuilder, sql } from 'kysely';
import { type PreparationRow, readPreparation } from '../booking/preparation.queries.ts';
import type { BookingState } from '#domain/booking/booking-state.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { Database } from '../client.ts';
import { inDepots } from '../in-scope.ts';
import type { BookedService } from '../json-columns.ts';

type Yard = {
  readonly depotId: string;
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly timeZone: string;
  readonly keyBox: boolean;
  readonly date: string;
};

/** Of a depot where nothing happens, the event is null. */
export type YardRow = Yard & { readonly event: YardEventRow | null };

export type YardEventRow = {
  readonly kind: 'pickUp' | 'return';
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly orderId: string;
  readonly at: string;
  readonly localDate: string;
  readonly localTime: string;
  readonly isDone: boolean;
  readonly isOverdue: boolean;
  readonly isWaiting: boolean;
  /** The trailer was exchanged on the road, so it comes back for itself. */
  readonly isExchanged: boolean;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly plate: string;
  readonly trailerType: string;
  readonly subType: string;
  readonly company: string;
  readonly phone: string | null;
  readonly driverName: string | null;
  readonly driverPhone: string | null;
  readonly note: string | null;
  readonly services: readonly Pick<BookedService, 'key' | 'names'>[];
  readonly prepared: PreparationRow | null;
  /** As the rules about bookings look at it. */
  readonly situation: {
    readonly state: BookingState;
    readonly orderState: OrderState;
    readonly from: string;
    readonly to: string;
    readonly isHandedBack: boolean;
  };
};

type YardQuestion = {
  /** Those that are asked for; all if there are none. */
  readonly among: readonly string[] | undefined;
  /** Those that whoever asks may see. */
  readonly depots: readonly string[] | 'any';
  /** By each depot's own calendar; its today if there is none. */
  readonly date: string | undefined;
  readonly now: Date;
};

/** Of booking `k` what a sheet shows. */
const OF_BOOKING_BUT_TRAILER = sql`k.id, k.number, k.order_id, k.business_unit_id, k.driver_name, k.driver_phone,
  k.reservation_note, k.status, k.starts_at, k.ends_at, k.handed_back_at`;
const OF_BOOKING = sql`${OF_BOOKING_BUT_TRAILER}, k.trailer_id`;

/** Whoever has handed the trailer back is not late any more. */
const isOut = sql`k.status in ('onRent', 'returnAnnounced') and k.handed_back_at is null`;

/** Trailers that were exchanged on the road and may be due about a day, with what a sheet shows of their bookings. */
const exchangedTrailers = (date: string | undefined, now: Date) => sql`
  select ${OF_BOOKING_BUT_TRAILER}, x.old_trailer_id as trailer_id,
    coalesce(k.return_depot_id, k.depot_id) as depot_id, x.returned_at,
    case x.fate when 'depot' then x.until else x.at end as due
  from booking_exchange x join booking k on k.id = x.booking_id
  where x.returned_at is null
    or x.until >= coalesce(${date ?? null}::date, ${now}::timestamptz::date) - 1
      and x.at < coalesce(${date ?? null}::date, ${now}::timestamptz::date) + 2`;

/** Of those `k`, what is due at the yard `y`, or should have come before. */
const exchangedThere = (now: Date) => sql`
  k.depot_id = y.id and (
    k.due >= y.day::timestamp at time zone y.time_zone and k.due < (y.day + 1)::timestamp at time zone y.time_zone
    or k.returned_at is null and y.day - y.today in (0, 1)
      and k.due < least(${now}, y.day::timestamp at time zone y.time_zone)
  )`;

/** The active depots `y` with the day that is asked for. */
const yardsOf = ({ among, depots, date, now }: YardQuestion): RawBuilder<unknown> => sql`
  yard as materialized (
    select d.*, l.today, coalesce(${date ?? null}::date, l.today) as day
    from depot d, lateral (select (${now}::timestamptz at time zone d.time_zone)::date as today) as l
    where d.status = 'active' and (${among ?? null}::uuid[] is null or d.id = any(${among ?? null}::uuid[]))
      and ${inDepots(sql`d.id`, depots)}
  )`;

const OF_YARD = sql`y.id as depot_id, y.code, y.name, y.city, y.country, y.time_zone, y.key_box,
  to_char(y.day, 'YYYY-MM-DD') as date`;

/** Bookings `k` that are picked up at `y` on its day. */
const pickedUpThere = sql`
  k.depot_id = y.id and k.status not in ('cancelled', 'noShow')
    and k.starts_at >= y.day::timestamp at time zone y.time_zone
    and k.starts_at < (y.day + 1)::timestamp at time zone y.time_zone`;

/** Where the trailer is, is to come back to, or has left from, whichever is said first. Each has an index. */
const endsThere = sql`(
  k.returned_depot_id = y.id or k.returned_depot_id is null and k.return_depot_id = y.id
    or k.returned_depot_id is null and k.return_depot_id is null and k.depot_id = y.id
)`;

const returnedThere = sql`
  ${endsThere} and k.status not in ('cancelled', 'noShow')
    and k.ends_at >= y.day::timestamp at time zone y.time_zone
    and k.ends_at < (y.day + 1)::timestamp at time zone y.time_zone`;

/** What should have come back on an earlier day. */
const lateThere = (now: Date): RawBuilder<unknown> => sql`
  ${endsThere} and ${isOut} and k.ends_at < least(${now}, y.day::timestamp at time zone y.time_zone)
    and y.day - y.today in (0, 1)`;

export type YardCountRow = Yard & {
  readonly pickUps: number;
  /** Of them, those that are prepared or done. */
  readonly ready: number;
  readonly returns: number;
  /** Returns whose time has passed, also of earlier days. */
  readonly overdue: number;
};

/** How much happens on one day at each of the active depots, by their names: a board of many needs no more of most. */
export async function countYardEvents(db: Database, question: YardQuestion): Promise<readonly YardCountRow[]> {
  const { now } = question;
  const { rows } = await sql<YardCountRow>`
    with ${yardsOf(question)}, exchanged as materialized (${exchangedTrailers(question.date, now)})
    select ${OF_YARD}, p.pick_ups, p.ready, r.returns + x.returns as returns, r.late + e.earlier + x.late as overdue
    from yard y
    cross join lateral (
      select count(*) as pick_ups,
        count(*) filter (where k.status <> 'reserved' or ${readPreparation} is not null) as ready
      from booking k where ${pickedUpThere}
    ) p
    cross join lateral (
      select count(*) as returns, count(*) filter (where k.ends_at < ${now} and ${isOut}) as late
      from booking k where ${returnedThere}
    ) r
    cross join lateral (select count(*) as earlier from booking k where ${lateThere(now)}) e
    cross join lateral (
      select count(*) filter (where k.due >= y.day::timestamp at time zone y.time_zone) as returns,
        count(*) filter (where k.returned_at is null and k.due < ${now}) as late
      from exchanged k where ${exchangedThere(now)}
    ) x
    order by y.name, y.id`.execute(db);
  return rows;
}

/**
 * The pick-ups and returns of one day at the active depots, each in its own zone, in the order of time. What should have
 * come back before is still expected today, and on the sheet that is printed the evening before. A trailer that was exchanged
 * on the road comes back apart from its booking; one that goes to the workshop is awaited from the exchange on.
 */
export async function listYardEvents(db: Database, question: YardQuestion): Promise<readonly YardRow[]> {
  const { now } = question;
  const { rows } = await sql<YardRow>`
    with ${yardsOf(question)}, exchanged as materialized (${exchangedTrailers(question.date, now)})
    select ${OF_YARD},
      case when e.id is not null then json_build_object(
        'kind', e.kind, 'bookingId', e.id, 'bookingNumber', e.number, 'orderId', e.order_id, 'at', e.at,
        'localDate', to_char(e.at at time zone y.time_zone, 'YYYY-MM-DD'),
        'localTime', to_char(e.at at time zone y.time_zone, 'HH24:MI'), 'isDone', e.is_done, 'isOverdue', e.is_overdue,
        'isWaiting', o.status in ('pendingApproval', 'placed'), 'isExchanged', e.is_exchanged, 'trailerId', t.id, 'trailerNumber', t.number,
        'plate', t.plate, 'trailerType', t.type, 'subType', t.sub_type, 'company', u.name, 'phone', u.phone,
        'driverName', e.driver_name, 'driverPhone', e.driver_phone, 'note', e.reservation_note,
        'services', coalesce((
          select json_agg(json_build_object('key', s.service_key, 'names', s.names) order by v.position, s.service_key)
          from booking_service s join service v on v.key = s.service_key where s.booking_id = e.id
        ), '[]'),
        'prepared', e.prepared,
        'situation', json_build_object(
          'state', e.status, 'orderState', o.status, 'from', e.starts_at, 'to', e.ends_at,
          'isHandedBack', e.handed_back_at is not null
        )
      ) end as event
    from yard y
    left join lateral (
      select 'pickUp' as kind, k.starts_at as at, k.status <> 'reserved' as is_done, false as is_overdue,
        ${readPreparation} as prepared, false as is_exchanged, ${OF_BOOKING}
      from booking k where ${pickedUpThere}
      union all
      select 'return', k.ends_at, k.status in ('returned', 'closed'), k.ends_at < ${now} and ${isOut}, null, false,
        ${OF_BOOKING}
      from booking k where ${returnedThere}
      union all
      select 'return', k.ends_at, false, true, null, false, ${OF_BOOKING}
      from booking k where ${lateThere(now)}
      union all
      select 'return', k.due, k.returned_at is not null, k.returned_at is null and k.due < ${now}, null, true,
        ${OF_BOOKING}
      from exchanged k where ${exchangedThere(now)}
    ) e on true
    left join customer_order o on o.id = e.order_id
    left join trailer t on t.id = e.trailer_id
    left join business_unit u on u.id = e.business_unit_id
    order by y.name, y.id, e.at, e.kind, e.id, e.trailer_id`.execute(db);
  return rows;
}
