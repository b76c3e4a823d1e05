import { sql } from 'kysely';
import type { ServiceOfBooking } from '../booking/booking.queries.ts';
import type { HandoverParts } from '#domain/handover/handover-parts.ts';
import type { PickUpRelease } from '#domain/handover/pick-up-stop.ts';
import type { PriceTrace } from '#domain/price/price.ts';
import type { Database } from '../client.ts';

/** What waits for the operator: how it is described. Which of it is shown was decided before (`task-pick.queries.ts`). */
/** Of one booking; its page has the rest. */
const MOST_CALLS = 3;

type Picked = { readonly ids: readonly string[] };

/** Looked up for the few rows that are shown; a join might read all companies. */
const nameOf = (row: 'k' | 'o' | 'n') =>
  sql`(select name from business_unit where id = ${sql.ref(`${row}.business_unit_id`)})`;
const phoneOf = (row: 'k' | 'o' | 'n') =>
  sql`(select phone from business_unit where id = ${sql.ref(`${row}.business_unit_id`)})`;

export type OverdueRow = {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly trailerType: string;
  readonly company: string;
  readonly phone: string | null;
  readonly startsAt: Date;
  readonly since: Date;
  readonly timeZone: string;
  readonly chargeableDays: number;
  readonly priceTrace: PriceTrace;
  readonly services: readonly ServiceOfBooking[];
  readonly endangered: readonly {
    readonly bookingId: string;
    readonly from: string;
    readonly company: string;
    readonly phone: string | null;
  }[];
  readonly position: { readonly lat: number; readonly lon: number; readonly at: string } | null;
  readonly calls: readonly {
    readonly at: string;
    readonly by: string;
    readonly contact: string | null;
    readonly text: string;
  }[];
};

/** Trailers that are not back, longest first, with what begins on them within a week, and who was called about them. */
export async function listOverdue(
  db: Database,
  { ids, now }: Picked & { readonly now: Date },
): Promise<readonly OverdueRow[]> {
  const { rows } = await sql<OverdueRow>`
    select k.id as booking_id, k.number as booking_number, t.id as trailer_id, t.number as trailer_number, t.type as trailer_type,
      ${nameOf('k')} as company, ${phoneOf('k')} as phone,
      k.starts_at, k.ends_at as since, d.time_zone, k.chargeable_days, k.price_trace,
      coalesce((
        select json_agg(json_build_object(
          'key', s.service_key, 'names', s.names, 'unit', s.unit, 'unitPriceCents', s.unit_price_cents, 'netCents', s.net_cents
        ) order by s.service_key)
        from booking_service s where s.booking_id = k.id
      ), '[]') as services,
      coalesce((
        select json_agg(json_build_object(
          'bookingId', n.id, 'from', n.starts_at, 'company', ${nameOf('n')}, 'phone', ${phoneOf('n')}
        ) order by n.starts_at)
        from booking n
        where n.trailer_id = k.trailer_id and n.status = 'reserved'
          and n.starts_at > k.starts_at and n.starts_at <= ${now}::timestamptz + interval '7 days'
      ), '[]') as endangered,
      (
        select json_build_object('lat', p.lat, 'lon', p.lon, 'at', p.recorded_at)
        from trailer_position p where p.trailer_id = k.trailer_id order by p.recorded_at desc limit 1
      ) as position,
      coalesce((
        select json_agg(json_build_object(
          'at', c.created_at, 'by', concat_ws(' ', u.first_name, u.last_name), 'contact', c.contact, 'text', c.text
        ) order by c.created_at desc)
        from (
          select * from note where booking_id = k.id and kind = 'call' order by created_at desc, id limit ${MOST_CALLS}
        ) as c
        join user_account u on u.id = c.created_by
      ), '[]') as calls
    from booking k
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = k.depot_id
    where k.id = any(${ids}::uuid[])
    order by k.ends_at, k.id`.execute(db);
  return rows;
}

/** A signature of a customer that waits for the depot. */
export type WaitingForDepotRow = {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly company: string;
  readonly depot: string;
  readonly since: Date;
  readonly timeZone: string;
};

/** Returns that a customer signed alone, whoever waits longest first. */
export async function listToConfirm(db: Database, { ids }: Picked): Promise<readonly WaitingForDepotRow[]> {
  const { rows } = await sql<WaitingForDepotRow>`
    select k.id as booking_id, k.number as booking_number, t.id as trailer_id, t.number as trailer_number,
      ${nameOf('k')} as company, d.city as depot, k.handed_back_at as since, d.time_zone
    from booking k
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = coalesce(k.returned_depot_id, k.return_depot_id, k.depot_id)
    where k.id = any(${ids}::uuid[])
    order by k.handed_back_at, k.id`.execute(db);
  return rows;
}

/** Pick-ups that a customer has signed and the depot has not, whoever waits longest first. */
export async function listToSign(db: Database, { ids }: Picked): Promise<readonly WaitingForDepotRow[]> {
  const { rows } = await sql<WaitingForDepotRow>`
    select k.id as booking_id, k.number as booking_number, t.id as trailer_id, t.number as trailer_number,
      ${nameOf('k')} as company, d.city as depot, h.waiting_since as since, d.time_zone
    from handover h
    join booking k on k.id = h.booking_id and k.trailer_id = h.trailer_id and k.status = 'reserved'
    join trailer t on t.id = h.trailer_id
    join depot d on d.id = k.depot_id
    where k.id = any(${ids}::uuid[]) and h.waiting_since is not null and h.signed_at is null
    order by h.waiting_since, k.id`.execute(db);
  return rows;
}

export type StoppedRow = {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly trailerType: string;
  readonly axles: number;
  readonly company: string;
  readonly depot: string;
  readonly timeZone: string;
  readonly stoppedAt: Date;
  readonly parts: HandoverParts;
  readonly release: PickUpRelease | null;
};

/** Pick-ups that findings keep in the yard, whoever waits longest first. */
export async function listStopped(db: Database, { ids }: Picked): Promise<readonly StoppedRow[]> {
  const { rows } = await sql<StoppedRow>`
    select k.id as booking_id, k.number as booking_number, t.id as trailer_id, t.number as trailer_number,
      t.type as trailer_type, t.axles, ${nameOf('k')} as company, d.city as depot, d.time_zone,
      h.stopped_at, h.parts, h.release
    from handover h
    join booking k on k.id = h.booking_id and k.trailer_id = h.trailer_id and k.status = 'reserved'
    join trailer t on t.id = h.trailer_id
    join depot d on d.id = k.depot_id
    where k.id = any(${ids}::uuid[]) and h.stopped_at is not null and h.signed_at is null
    order by h.stopped_at, k.id`.execute(db);
  return rows;
}

export type WaitingOrderRow = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly company: string;
  readonly phone: string | null;
  readonly openCents: number;
  readonly lapsesAt: Date;
};

/** Orders that lapse without their transfer or their approval, soonest first. */
export async function listWaitingOrders(db: Database, { ids }: Picked): Promise<readonly WaitingOrderRow[]> {
  const { rows } = await sql<WaitingOrderRow>`
    select o.id as order_id, o.number as order_number, ${nameOf('o')} as company, ${phoneOf('o')} as phone,
      o.due_gross_cents - o.paid_cents as open_cents, o.lapses_at
    from customer_order o
    where o.id = any(${ids}::uuid[]) order by o.lapses_at, o.id`.execute(db);
  return rows;
}

export type NotPickedUpRow = {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly company: string;
  readonly since: Date;
  readonly timeZone: string;
};

/** Bookings that nobody has come for. */
export async function listNotPickedUp(db: Database, { ids }: Picked): Promise<readonly NotPickedUpRow[]> {
  const { rows } = await sql<NotPickedUpRow>`
    select k.id as booking_id, k.number as booking_number, t.id as trailer_id, t.number as trailer_number,
      ${nameOf('k')} as company, k.starts_at as since, d.time_zone
    from booking k
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = k.depot_id
    where k.id = any(${ids}::uuid[])
    order by k.starts_at, k.id`.execute(db);
  return rows;
}

export type ChangeoverRow = {
  readonly bookingId: string;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly trailerType: string;
  readonly depot: string;
  readonly returnAt: Date;
  readonly pickUpAt: Date;
  readonly timeZone: string;
  /** Of the rental before it, as it was agreed. */
  readonly turnaroundHours: number | null;
};

/** Pick-ups of a stretch of time whose trailer comes back at most so many hours before. */
export async function listChangeovers(
  db: Database,
  question: { readonly from: Date; readonly to: Date; readonly hours: number; readonly limit: number },
): Promise<readonly ChangeoverRow[]> {
  const { rows } = await sql<ChangeoverRow>`
    select k.id as booking_id, t.id as trailer_id, t.number as trailer_number, t.type as trailer_type, d.city as depot,
      b.ends_at as return_at, k.starts_at as pick_up_at, d.time_zone,
      (select a.turnaround_hours from allocation a where a.booking_id = b.id and a.trailer_id = t.id)
    from booking k
    cross join lateral (
      select b.id, b.ends_at from booking b
      where b.trailer_id = k.trailer_id and b.starts_at < k.starts_at
        and b.status in ('reserved', 'onRent', 'returnAnnounced')
      order by b.starts_at desc limit 1
    ) b
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = k.depot_id
    where k.status = 'reserved' and k.starts_at > ${question.from} and k.starts_at <= ${question.to}
      and b.ends_at > ${question.from} and b.ends_at > k.starts_at - make_interval(hours => ${question.hours})
    order by k.starts_at, k.id limit ${question.limit}`.execute(db);
  return rows;
}

export type SignUpRow = {
  readonly businessUnitId: string;
  readonly company: string;
  readonly country: string;
  readonly vatIdStatus: 'unchecked' | 'valid' | 'invalid';
  readonly since: Date;
};

export async function listWaitingSignUps(db: Database, { ids }: Picked): Promise<readonly SignUpRow[]> {
  const { rows } = await sql<SignUpRow>`
    select id as business_unit_id, name as company, country, vat_id_status, created_at as since
    from business_unit where id = any(${ids}::uuid[]) order by created_at, id`.execute(db);
  return rows;
}

/** Bookings that are back and not closed yet. */
export async function countToClose(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from booking where status = 'returned'`.execute(db);
  return rows[0]?.count ?? 0;
}
