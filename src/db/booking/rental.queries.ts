import { sql } from 'kysely';
import type { Transaction } from '../client.ts';
import { prepared } from '../prepared.ts';
import { rememberLapses } from '#db/checkout/remember-lapses.ts';
import { asParts, type Write } from '../write-together.ts';

export type RentalToTake = {
  readonly trailerId: string;
  readonly cartItemId: string;
  readonly bookingId: string;
  readonly startsAt: Date;
  /** When the turnaround after it ends. */
  readonly endsAt: Date;
  readonly turnaroundHours: number;
  readonly depotId: string;
  /** Where it is brought back, if that is another depot, and when it can be where it left from again. */
  readonly returnDepotId: string | null;
  readonly backUntil: Date;
  /** The transfer whose place it takes, if it is an empty leg. */
  readonly legId: string | null;
};

type Rent = {
  readonly rentals: readonly RentalToTake[];
  readonly businessUnitId: string;
  /** What else the order writes: first of all itself and its bookings. */
  readonly beside: readonly [Write, ...Write[]];
  readonly now: Date;
};

/**
 * Takes the trailers of an order, which the caller has locked, in one statement: the order's own holds become rentals,
 * other holds of the unit on that time and holds that have run out give way, and what is left is inserted. The number
 * of rentals it made: fewer than asked for means that one was taken, and the caller rolls back. What is written beside
 * it goes with the same statement: every other one would cost a round trip while others wait for the trailers.
 * One that takes an empty leg does it in the place of the transfer, which is deleted.
 * A rental that ends at another depot is the move there. If anything takes the trailer afterwards, which can only be where
 * it leaves from, a transfer brings it back.
 */
export async function rentTrailers(trx: Transaction, { rentals, businessUnitId, beside, now }: Rent): Promise<number> {
  const { rows } = await sql<{ count: number }>`${prepared}
    with wanted as materialized (
      select * from unnest(
        ${rentals.map(({ trailerId }) => trailerId)}::uuid[], ${rentals.map(({ cartItemId }) => cartItemId)}::uuid[],
        ${rentals.map(({ bookingId }) => bookingId)}::uuid[], ${rentals.map(({ startsAt }) => startsAt)}::timestamptz[],
        ${rentals.map(({ endsAt }) => endsAt)}::timestamptz[],
        ${rentals.map(({ turnaroundHours }) => turnaroundHours)}::bigint[],
        ${rentals.map(({ depotId }) => depotId)}::uuid[], ${rentals.map(({ returnDepotId }) => returnDepotId)}::uuid[],
        ${rentals.map(({ backUntil }) => backUntil)}::timestamptz[], ${rentals.map(({ legId }) => legId)}::uuid[]
      ) as w (
        trailer_id, cart_item_id, booking_id, starts_at, ends_at, turnaround_hours, depot_id, return_depot_id, back_until, leg_id
      )
    ), lapsed as (
      delete from allocation a
      where a.trailer_id in (select trailer_id from wanted) and a.kind = 'hold' and a.expires_at <= ${now}
      returning a.trailer_id, a.business_unit_id, a.user_id, a.created_at, a.expires_at
    ), remembered as (
      ${rememberLapses}
    ), converted as (
      update allocation a set
        kind = 'rental', booking_id = w.booking_id, expires_at = null, business_unit_id = null, user_id = null,
        cart_item_id = null, version = a.version + 1
      from wanted w
      where a.trailer_id = w.trailer_id and a.cart_item_id = w.cart_item_id and a.kind = 'hold'
        and a.business_unit_id = ${businessUnitId} and a.expires_at > ${now}
        and a.starts_at = w.starts_at and a.ends_at = w.ends_at and w.return_depot_id is null
        and coalesce(a.depot_id = w.depot_id, true)
      returning a.booking_id
    ), released as (
      delete from allocation a using wanted w
      where a.trailer_id = w.trailer_id and a.kind = 'hold' and a.business_unit_id = ${businessUnitId}
        and a.expires_at > ${now}
        and (a.cart_item_id is distinct from w.cart_item_id or w.return_depot_id is not null)
        and tstzrange(a.starts_at, a.ends_at) && tstzrange(w.starts_at, w.back_until)
      returning a.id
    ), sold as (
      update transfer r set status = 'cancelled', booking_id = w.booking_id, too_tight = false, version = r.version + 1
      from wanted w
      where r.id = w.leg_id and r.trailer_id = w.trailer_id and r.status = 'planned' and r.offer_cents is not null
      returning r.id
    ), given_up as (
      delete from allocation a using wanted w, sold s
      where s.id = w.leg_id and a.trailer_id = w.trailer_id and a.id = w.leg_id
      returning a.id
    ), taken as (
      insert into allocation
        (trailer_id, kind, starts_at, ends_at, booking_id, turnaround_hours, depot_id, from_depot_id, to_depot_id)
      select w.trailer_id, 'rental', w.starts_at, w.ends_at, w.booking_id, w.turnaround_hours,
        case when w.return_depot_id is null then w.depot_id end,
        case when w.return_depot_id is not null then w.depot_id end, w.return_depot_id
      from wanted w
      where w.booking_id not in (select booking_id from converted)
        -- Always true, but read what was deleted: the deletes are complete before the insert begins.
        and (select count(*) from lapsed) >= 0 and (select count(*) from released) >= 0
        and (select count(*) from given_up) >= 0
        -- What was on its way stands where it leaves as soon as it does not leave.
        and (w.leg_id in (select id from given_up) or w.leg_id is null and exists (
          select from trailer_stay s
          where s.trailer_id = w.trailer_id and s.depot_id = w.depot_id and s.during @> case
            when w.return_depot_id is null then tstzrange(w.starts_at, w.ends_at) else tstzrange(w.starts_at, w.starts_at, '[]')
          end
        ))
      on conflict on constraint allocation_no_overlap do nothing
      returning booking_id
    ), ${wayBack(now)}, ${asParts(beside)}
    select (select count(*) from converted) + (select count(*) from taken)
      - (select count(*) from needed_again) + (select count(*) from brought_back) as count`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Where something takes the trailer after a rental to another depot, a transfer brings it back in between. */
const wayBack = (now: Date) => sql`needed_again as materialized (
      select w.* from wanted w
      where w.return_depot_id is not null and w.leg_id is null and (
        exists (
          select from allocation n
          where n.trailer_id = w.trailer_id and n.starts_at >= w.ends_at and n.id not in (select id from released)
            and (n.kind <> 'hold' or n.expires_at > ${now})
        ) or exists (select from wanted o where o.trailer_id = w.trailer_id and o.starts_at >= w.ends_at)
      )
    ), brought_back as (
      insert into allocation (trailer_id, kind, starts_at, ends_at, from_depot_id, to_depot_id, created_at)
      select trailer_id, 'transfer', ends_at, back_until, return_depot_id, depot_id, ${now} from needed_again
      where (select count(*) from lapsed) >= 0 and (select count(*) from released) >= 0
      on conflict on constraint allocation_no_overlap do nothing
      returning id, trailer_id, starts_at, ends_at, from_depot_id, to_depot_id
    ), planned as (
      insert into transfer (id, trailer_id, from_depot_id, to_depot_id, starts_at, ends_at, booking_id, created_at)
      select b.id, b.trailer_id, b.from_depot_id, b.to_depot_id, b.starts_at, b.ends_at, w.booking_id, ${now}
      from brought_back b join needed_again w on w.trailer_id = b.trailer_id and w.ends_at = b.starts_at
    )`;

/** Frees the trailers of bookings that will not take place. */
export async function freeTrailers(trx: Transaction, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await trx.deleteFrom('allocation').where('bookingId', 'in', bookingIds).execute();
}
