import { sql } from 'kysely';
import type { Database } from '../client.ts';

export type EndangeredRow = {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly version: number;
  readonly company: string;
  readonly phone: string | null;
  readonly pickUpAt: Date;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly trailerType: string;
  readonly depot: string;
  readonly lat: number;
  readonly lon: number;
  readonly timeZone: string;
  readonly late: { readonly bookingId: string; readonly number: string; readonly company: string };
  readonly due: Date;
  readonly announcedFor: Date | null;
  readonly turnaroundHours: number | null;
  readonly position: { readonly lat: number; readonly lon: number } | null;
};

type Question = {
  readonly now: Date;
  /** Only what is out and due by then. */
  readonly dueBefore: Date;
  /** How far ahead a pick-up may be. */
  readonly pickUpBefore: Date;
  readonly limit: number;
};

/**
 * Trailers that are out and due soon or late, each with the bookings that come next. Where a trailer is, is looked up only
 * for those that are late.
 */
export async function listFollowers(
  db: Database,
  { now, dueBefore, pickUpBefore, limit }: Question,
): Promise<readonly EndangeredRow[]> {
  const { rows } = await sql<EndangeredRow>`
    with hit as materialized (
      select k.id as late_id, n.id as next_id
      from booking k
      join booking n on n.trailer_id = k.trailer_id and n.status = 'reserved'
        and n.starts_at > k.starts_at and n.starts_at <= ${pickUpBefore}
      where k.status in ('onRent', 'returnAnnounced') and k.handed_back_at is null and k.ends_at <= ${dueBefore}
        and (k.ends_at <= ${now} or k.return_announced_for > k.ends_at)
      order by n.starts_at, n.id limit ${limit}
    )
    select n.id as booking_id, n.number as booking_number, n.version, u.name as company, u.phone, n.starts_at as pick_up_at,
      t.id as trailer_id, t.number as trailer_number, t.type as trailer_type, d.city as depot, d.lat, d.lon, d.time_zone,
      json_build_object('bookingId', k.id, 'number', k.number, 'company', v.name) as late,
      k.ends_at as due, k.return_announced_for as announced_for,
      (select a.turnaround_hours from allocation a where a.booking_id = k.id and a.trailer_id = t.id),
      case when k.ends_at <= ${now} then (
        select json_build_object('lat', p.lat, 'lon', p.lon)
        from trailer_position p where p.trailer_id = k.trailer_id order by p.recorded_at desc limit 1
      ) end as position
    from hit
    join booking k on k.id = hit.late_id
    join booking n on n.id = hit.next_id
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = n.depot_id
    join business_unit u on u.id = n.business_unit_id
    join business_unit v on v.id = k.business_unit_id
    order by n.starts_at, n.id`.execute(db);
  return rows;
}
