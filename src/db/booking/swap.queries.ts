import { sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import { rememberLapses } from '#db/checkout/remember-lapses.ts';

export type SwapTrailerRow = {
  readonly id: string;
  readonly number: string;
  readonly plate: string;
  readonly type: string;
  readonly subType: string;
  readonly make: string;
  readonly model: string;
};

/** Trailers that could stand in for another: of the same type at the same depot, those of the same kind first. */
export async function listSwapTrailers(
  db: Database,
  question: { readonly trailerId: string; readonly depotId: string; readonly limit: number },
): Promise<readonly SwapTrailerRow[]> {
  const { rows } = await sql<SwapTrailerRow>`
    select t.id, t.number, t.plate, t.type, t.sub_type, t.make, t.model
    from trailer old join trailer t on t.depot_id = ${question.depotId} and t.type = old.type and t.id <> old.id
    where old.id = ${question.trailerId} and t.status not in ('draft', 'retired')
    order by t.sub_type <> old.sub_type, t.number limit ${question.limit}`.execute(db);
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
      )
      returning a.id
    )
    select exists (select from moved) as moved`.execute(trx);
  return rows[0]?.moved === true;
}
