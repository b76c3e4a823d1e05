import { sql } from 'kysely';
import type { GivenUpMove } from '#db/booking/rental.queries.ts';
import { rememberLapses } from '#db/checkout/remember-lapses.ts';
import type { Transaction } from '../client.ts';

/** Clears holds of a trailer, which the caller has locked, that have run out: nothing has to be kept for them. */
export async function clearLapsedHolds(trx: Transaction, { trailerId, now }: { trailerId: string; now: Date }) {
  await sql`
    with lapsed as (
      delete from allocation where trailer_id = ${trailerId} and kind = 'hold' and expires_at <= ${now}
      returning trailer_id, business_unit_id, user_id, created_at, expires_at
    )
    ${rememberLapses}`.execute(trx);
}

/**
 * Withdraws the transfer that was to bring the trailer of a rental back, unless something is planned before it at the depot where
 * the rental would have ended. Whether it did.
 */
export async function withdrawWayBack(
  trx: Transaction,
  { bookingId, trailerId, endsAt }: GivenUpMove,
): Promise<boolean> {
  const { rows } = await sql`
    with withdrawn as (
      delete from allocation a using transfer r
      where r.booking_id = ${bookingId} and r.status = 'planned' and a.trailer_id = ${trailerId} and a.id = r.id
        and not exists (
          select from allocation n
          where n.trailer_id = a.trailer_id and n.starts_at >= ${endsAt} and n.starts_at < a.starts_at
        )
      returning a.id
    )
    update transfer r set status = 'cancelled', version = r.version + 1 from withdrawn w where r.id = w.id
    returning r.id`.execute(trx);
  return rows.length > 0;
}

/** Whether anything is planned with a trailer from a moment on. */
export async function isPlannedFrom(
  trx: Transaction,
  { trailerId, from }: { readonly trailerId: string; readonly from: Date },
): Promise<boolean> {
  const row = await trx
    .selectFrom('allocation')
    .select('id')
    .where('trailerId', '=', trailerId)
    .where('startsAt', '>=', from)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A transfer in the time and the place of a rental that would have moved the trailer. */
export async function planInItsPlace(
  trx: Transaction,
  { bookingId, trailerId, startsAt, endsAt, fromDepotId, toDepotId }: GivenUpMove,
  now: Date,
): Promise<void> {
  await sql`
    with taken as (
      insert into allocation (trailer_id, kind, starts_at, ends_at, from_depot_id, to_depot_id, created_at)
      values (${trailerId}, 'transfer', ${startsAt}, ${endsAt}, ${fromDepotId}, ${toDepotId}, ${now})
      returning id
    )
    insert into transfer (id, trailer_id, from_depot_id, to_depot_id, starts_at, ends_at, booking_id, created_at)
    select id, ${trailerId}, ${fromDepotId}, ${toDepotId}, ${startsAt}, ${endsAt}, ${bookingId}, ${now} from taken`.execute(
    trx,
  );
}
