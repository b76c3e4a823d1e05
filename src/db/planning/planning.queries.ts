import { type RawBuilder, sql } from 'kysely';
import type { BookingState } from '#domain/booking/booking-state.ts';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import { rememberLapses } from '#db/checkout/remember-lapses.ts';
import { standsAt } from '#db/booking/stands-at.ts';
import type { Database, Transaction } from '../client.ts';

/** A coming booking as planning sees it. */
export type PlannedBooking = {
  readonly id: string;
  readonly number: string;
  readonly trailerId: string;
  readonly depotId: string;
  readonly company: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly status: BookingState;
  readonly unitChoice: UnitChoice;
  /** Where it is brought back, if that is another depot. */
  readonly returnDepotId: string | null;
  readonly movedAt: Date | null;
  readonly version: number;
  readonly isHandoverBegun: boolean;
};

const selectPlanned = (condition: RawBuilder<unknown>) => sql<PlannedBooking>`
  select
    b.id, b.number, b.trailer_id, b.depot_id, u.name as company, b.starts_at, b.ends_at, b.status, b.unit_choice,
    b.return_depot_id,    b.moved_at, b.version,
    exists (select from handover h where h.booking_id = b.id and h.kind = 'pickUp') as is_handover_begun
  from booking b join business_unit u on u.id = b.business_unit_id
  where ${condition}`;

/** What is reserved of trailers, whoever has booked it. */
export async function listPlannedBookings(
  db: Database,
  trailerIds: readonly string[],
): Promise<readonly PlannedBooking[]> {
  const { rows } = await selectPlanned(
    sql`b.trailer_id = any(${trailerIds}::uuid[]) and b.status = 'reserved'`,
  ).execute(db);
  return rows;
}

/** Bookings that a plan names, whatever has become of them. */
export async function listBookingsOf(db: Database, ids: readonly string[]): Promise<readonly PlannedBooking[]> {
  const { rows } = await selectPlanned(sql`b.id = any(${ids}::uuid[])`).execute(db);
  return rows;
}

type Kind = { readonly depotId: string; readonly type: string; readonly subType: string };

/** Any trailer of a kind that stands at a depot and is rented out. */
export async function findOneOfKind(db: Database, { depotId, type, subType }: Kind): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from trailer where depot_id = ${depotId} and type = ${type} and sub_type = ${subType} and status = 'active'
    order by number limit 1`.execute(db);
  return rows[0]?.id;
}

export type RentalMove = { readonly bookingId: string; readonly from: string; readonly to: string };
/** Also for another time; the turnaround is part of it. */
export type RentalChange = RentalMove & { readonly span?: { readonly startsAt: Date; readonly endsAt: Date } };

/**
 * Gives rentals to other trailers, or another time, all at once, so that they may also change places. The caller has
 * locked their bookings and all the trailers. Whether each of them was where it is said to be: if not, the transaction
 * must be rolled back.
 */
export async function moveRentals(
  trx: Transaction,
  { moves, now }: { readonly moves: readonly RentalChange[]; readonly now: Date },
): Promise<boolean> {
  const bookingIds = moves.map(({ bookingId }) => bookingId);
  const from = moves.map((move) => move.from);
  const to = moves.map((move) => move.to);
  const starts = moves.map(({ span }) => span?.startsAt ?? null);
  const ends = moves.map(({ span }) => span?.endsAt ?? null);
  const { rows } = await sql<{ id: string }>`
    with plan as materialized (
      select * from unnest(
        ${bookingIds}::uuid[], ${from}::uuid[], ${to}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[]
      ) as p (booking_id, old_id, new_id, new_start, new_end)
    ), lapsed as (
      delete from allocation a using plan p
      where a.trailer_id = p.new_id and a.kind = 'hold' and a.expires_at <= ${now}
      returning a.id, a.trailer_id, a.business_unit_id, a.user_id, a.created_at, a.expires_at
    ), remembered as (
      ${rememberLapses}
    ), gone as (
      delete from allocation a using plan p
      where a.booking_id = p.booking_id and a.trailer_id = p.old_id
      returning
        a.id, a.kind, coalesce(p.new_start, a.starts_at) as starts_at, coalesce(p.new_end, a.ends_at) as ends_at,
        a.turnaround_hours, a.booking_id, a.created_at, a.version, p.new_id,
        a.depot_id, a.from_depot_id, a.to_depot_id
    )
    insert into allocation
      (trailer_id, id, kind, starts_at, ends_at, turnaround_hours, booking_id, created_at, version,
        depot_id, from_depot_id, to_depot_id)
    select new_id, id, kind, starts_at, ends_at, turnaround_hours, booking_id, created_at, version + 1,
      depot_id, from_depot_id, to_depot_id
    from gone
    -- Reads what was deleted: both are complete before the insert begins.
    where (select count(*) from gone) = ${moves.length} and (select count(*) from lapsed) >= 0
      and ${standsAt(sql`new_id`, sql`coalesce(gone.depot_id, gone.from_depot_id)`, {
        startsAt: sql`gone.starts_at`,
        endsAt: sql`case when gone.depot_id is null then gone.starts_at else gone.ends_at end`,
      })}
    returning id`.execute(trx);
  return rows.length === moves.length;
}
