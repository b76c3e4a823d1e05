import { sql } from 'kysely';
import type { BookingState } from '#domain/booking/booking-state.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { Matter } from '#domain/today/waiting.ts';
import { readLineDepot, readLineTrailer, type LineDepotRow, type LineTrailerRow } from '#db/trailer/line-trailer.ts';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';
import { isWaitingOrder } from './today-facts.queries.ts';

export type RecordedPosition = {
  readonly lat: number;
  readonly lon: number;
  /** ISO text. */
  readonly recordedAt: string;
  readonly speedKmh: number | null;
};

/** A booking that is out or will soon be, with where its trailer was last seen. */
export type LiveBookingRow = {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  readonly status: BookingState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly pickedUpAt: Date | null;
  readonly handedBackAt: Date | null;
  readonly driverName: string | null;
  readonly orderStatus: OrderState;
  readonly trailer: LineTrailerRow;
  readonly depot: LineDepotRow;
  readonly keyBox: boolean;
  readonly vin: string;
  readonly hasTelematics: boolean;
  readonly position: RecordedPosition | null;
};

type Unit = { readonly businessUnitId: string; readonly now: Date };

/** More than a screen shows; of a larger fleet those that come back first. */
const MOST_LIVE = 120;

/** What is out, and what is firmly booked and begins until then. Those that come next first. */
export async function listLiveBookings(
  db: Database,
  { businessUnitId, now, until }: Unit & { readonly until: Date },
): Promise<readonly LiveBookingRow[]> {
  const { rows } = await sql<LiveBookingRow>`${prepared}
    select k.id, k.number, k.order_id, k.status, k.starts_at, k.ends_at, k.picked_up_at, k.handed_back_at, k.driver_name,
      o.status as order_status, ${readLineTrailer}, ${readLineDepot}, d.key_box, t.vin,
      t.telematics <> 'none' as has_telematics,
      (
        select json_build_object('lat', p.lat, 'lon', p.lon, 'recordedAt', p.recorded_at, 'speedKmh', p.speed_kmh)
        from trailer_position p
        where p.trailer_id = k.trailer_id and k.status in ('onRent', 'returnAnnounced') and k.handed_back_at is null
          and t.telematics <> 'none'
          and p.recorded_at between coalesce(k.picked_up_at, k.starts_at) and ${now}::timestamptz
        order by p.recorded_at desc limit 1
      ) as position
    from booking k
    join customer_order o on o.id = k.order_id
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = k.depot_id
    where k.business_unit_id = ${businessUnitId} and (
      k.status in ('onRent', 'returnAnnounced')
      or k.status = 'reserved' and k.starts_at between ${now}::timestamptz - interval '36 hours' and ${until}::timestamptz
        and o.status in ('confirmed', 'active')
    )
    order by case k.status when 'reserved' then k.starts_at else k.ends_at end, k.id
    limit ${sql.lit(MOST_LIVE)}`.execute(db);
  return rows;
}

type CountQuestion = Unit & {
  readonly userId: string;
  /** Those that are this person's to do. */
  readonly matters: readonly Matter[];
  readonly mayDecide: boolean;
};

/** How many things wait for somebody, by the rules of `matterOfBooking` and `matterOfOrder`. */
export async function countMatters(
  db: Database,
  { businessUnitId, userId, now, matters, mayDecide }: CountQuestion,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`${prepared}
    select (
      select count(*) from (
        select case
          when k.status in ('onRent', 'returnAnnounced') and k.ends_at <= ${now}::timestamptz then 'overdue'
          when k.status = 'onRent'
            and (k.ends_at at time zone d.time_zone)::date = (${now}::timestamptz at time zone d.time_zone)::date
            then 'return'
          when k.status = 'reserved' and o.status in ('confirmed', 'active')
            and (k.starts_at at time zone d.time_zone)::date = (${now}::timestamptz at time zone d.time_zone)::date
            then 'pickUp'
        end as matter
        from booking k
        join customer_order o on o.id = k.order_id
        join depot d on d.id = k.depot_id
        where k.business_unit_id = ${businessUnitId} and k.handed_back_at is null and (
          k.status in ('onRent', 'returnAnnounced') and k.ends_at <= ${now}::timestamptz + interval '36 hours'
          or k.status = 'reserved'
            and k.starts_at between ${now}::timestamptz - interval '36 hours' and ${now}::timestamptz + interval '36 hours'
        )
      ) l where matter = any(${matters}::text[])
    ) + (
      select count(*) from (
        select case
          when o.status = 'pendingApproval' and o.created_by = ${userId}::uuid then 'approvalAsked'
          when o.status = 'pendingApproval' and ${mayDecide}::boolean then 'approval'
          when o.status = 'placed' then 'advancePayment'
          when o.status <> 'pendingApproval' then 'payment'
        end as matter
        from customer_order o
        where o.business_unit_id = ${businessUnitId} and ${isWaitingOrder}
      ) l where matter = any(${matters}::text[])
    ) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
