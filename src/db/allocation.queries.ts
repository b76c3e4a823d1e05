import { fail, ok } from '#domain/result.ts';
import type { Result } from '#domain/result.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from './client.ts';

/** Why the trailer is not free. A rental ends when its turnaround ends. */
export type AllocationUse =
  | {
      readonly kind: 'hold';
      readonly businessUnitId: string;
      readonly userId: string;
      readonly cartItemId: string | null;
      readonly expiresAt: Date;
    }
  | { readonly kind: 'rental'; readonly bookingId: string }
  | { readonly kind: 'workshop'; readonly note: string | null };

export type TakeTrailer = {
  readonly trailerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly use: AllocationUse;
  readonly now: Date;
};

/**
 * Takes a trailer for a period, and first clears holds on it that have run out. One statement that begins with a lock
 * on the trailer: without it, rivals wait for each other inside the exclusion constraint and deadlock. Whoever takes
 * several trailers does so in the order of their ids.
 */
export async function takeTrailer(
  trx: Transaction,
  { trailerId, startsAt, endsAt, use, now }: TakeTrailer,
): Promise<Result<{ allocationId: string }, 'taken' | 'not-found'>> {
  const hold = use.kind === 'hold' ? use : undefined;
  const bookingId = use.kind === 'rental' ? use.bookingId : null;
  const note = use.kind === 'workshop' ? use.note : null;
  const { rows } = await sql<{ allocationId: string | null; exists: boolean }>`
    with locked as materialized (
      select id from trailer where id = ${trailerId} and status <> 'retired' for no key update
    ), lapsed as (
      delete from allocation a using locked
      where a.trailer_id = locked.id and a.kind = 'hold' and a.expires_at <= ${now}
      returning a.trailer_id, a.business_unit_id, a.expires_at
    ), remembered as (
      insert into hold_lapse (trailer_id, business_unit_id, lapsed_at)
      select trailer_id, business_unit_id, expires_at from lapsed
    ), taken as (
      insert into allocation
        (trailer_id, kind, starts_at, ends_at, booking_id, business_unit_id, user_id, cart_item_id, expires_at, note)
      select
        id, ${use.kind}, ${startsAt}::timestamptz, ${endsAt}::timestamptz, ${bookingId}::uuid,
        ${hold?.businessUnitId}::uuid, ${hold?.userId}::uuid, ${hold?.cartItemId}::uuid,
        ${hold?.expiresAt}::timestamptz, ${note}
      from locked
      -- Always true, but reads what was deleted: the delete is complete before the insert begins.
      where (select count(*) from lapsed) >= 0
      on conflict on constraint allocation_no_overlap do nothing
      returning id
    )
    select (select id from taken) as allocation_id, exists (select from locked) as "exists"`.execute(trx);
  const row = rows[0];
  if (!row?.exists) return fail('not-found');
  return row.allocationId === null ? fail('taken') : ok({ allocationId: row.allocationId });
}

/** Clears holds that have run out on any trailer. Rows that someone else is working on are left for the next time. */
export async function sweepExpiredHolds(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with expired as materialized (
      select trailer_id, id from allocation
      where kind = 'hold' and expires_at <= ${now}
      for update skip locked
    ), lapsed as (
      delete from allocation a using expired e
      where a.trailer_id = e.trailer_id and a.id = e.id
      returning a.trailer_id, a.business_unit_id, a.expires_at
    ), remembered as (
      insert into hold_lapse (trailer_id, business_unit_id, lapsed_at)
      select trailer_id, business_unit_id, expires_at from lapsed
      returning 1
    )
    select count(*) as count from remembered`.execute(db);
  return rows[0]?.count ?? 0;
}
