import { sql } from 'kysely';
import type { TrailerWorth } from '#domain/planning/twin-or-better.ts';
import type { Database, Transaction } from '../client.ts';
import { standsAt } from './stands-at.ts';
import { rememberLapses } from '#db/checkout/remember-lapses.ts';

export type SwapTrailerRow = TrailerWorth & {
  readonly id: string;
  readonly number: string;
  readonly plate: string;
  readonly make: string;
  readonly model: string;
};

type Question = {
  readonly trailerId: string;
  readonly depotId: string;
  readonly now: Date;
  readonly limit: number;
};

/** A trailer, and those that could stand in for it: of the same type that stand at the same depot, now or later, those of the same kind first. */
export async function listSwapTrailers(
  db: Database,
  { trailerId, depotId, now, limit }: Question,
): Promise<{ readonly old: SwapTrailerRow | undefined; readonly others: readonly SwapTrailerRow[] }> {
  const { rows } = await sql<SwapTrailerRow>`
    ${selectWorth(now)}
    from trailer old
    join trailer t on t.id = old.id
      or (t.depot_id = ${depotId} or t.id in (
        select s.trailer_id from trailer_stay s where s.moves and s.depot_id = ${depotId}
      )) and t.type = old.type and t.status not in ('draft', 'retired')
    where old.id = ${trailerId}
    order by t.id <> old.id, t.sub_type <> old.sub_type, t.number limit ${limit + 1}`.execute(db);
  return { old: rows.find(({ id }) => id === trailerId), others: rows.filter(({ id }) => id !== trailerId) };
}

/** Of the trailer `t`. */
const selectWorth = (now: Date) => sql`
  with list as (
    select id from price_list where published_at is not null and valid_from <= ${now}
    order by valid_from desc limit 1
  )
  select t.id, t.number, t.plate, t.type, t.sub_type, t.make, t.model, t.price_class, t.payload_kg,
    t.inner_length_mm, t.inner_width_mm, t.inner_height_mm, t.euro_pallets, t.volume_m3, t.tail_lift_kg, t.telematics,
    array(select c.kind from certificate c where c.trailer_id = t.id order by c.kind) as certificates,
    (
      select b.day_rate_cents from price_band b
      where b.price_list_id = (select id from list) and b.price_class = t.price_class order by b.from_day limit 1
    ) as day_rate_cents`;

/** What certain trailers are worth, to be compared. */
export async function listWorths(
  db: Database,
  { trailerIds, now }: { readonly trailerIds: readonly string[]; readonly now: Date },
): Promise<readonly SwapTrailerRow[]> {
  const { rows } = await sql<SwapTrailerRow>`
    ${selectWorth(now)} from trailer t where t.id = any(${trailerIds}::uuid[])`.execute(db);
  return rows;
}

type Move = { readonly bookingId: string; readonly trailerId: string; readonly now: Date };

/**
 * Gives the rental of a booking to another trailer for the same time. The caller has locked both trailers. Whether it
 * was possible: something else may take the other trailer then.
 */
export async function moveRentalToTrailer(trx: Transaction, { bookingId, trailerId, now }: Move): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    with lapsed as (
      delete from allocation where trailer_id = ${trailerId} and kind = 'hold' and expires_at <= ${now}
      returning id, trailer_id, business_unit_id, user_id, created_at, expires_at
    ), remembered as (
      ${rememberLapses}
    ), moved as (
      update allocation a set trailer_id = ${trailerId}, version = a.version + 1
      where a.booking_id = ${bookingId} and not exists (
        select from allocation other
        where other.trailer_id = ${trailerId} and other.id <> a.id and other.id not in (select id from lapsed)
          and tstzrange(other.starts_at, other.ends_at) && tstzrange(a.starts_at, a.ends_at)
      ) and ${standsAt(sql`${trailerId}::uuid`, sql`coalesce(a.depot_id, a.from_depot_id)`, { startsAt: sql`a.starts_at`, endsAt: sql`a.ends_at` })}
      returning a.id
    )
    select exists (select from moved) as moved`.execute(trx);
  return rows[0]?.moved === true;
}
