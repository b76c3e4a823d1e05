import { fail, ok } from '#domain/result.ts';
import type { Result } from '#domain/result.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import { prepared } from '../prepared.ts';
import { standsAt } from './stands-at.ts';
import { rememberLapses } from '#db/checkout/remember-lapses.ts';

/** Why the trailer is not free. A rental or a hold ends when the turnaround that it keeps ends. */
export type AllocationUse =
  | {
      readonly kind: 'hold';
      readonly businessUnitId: string;
      readonly userId: string;
      readonly cartItemId: string | null;
      readonly expiresAt: Date;
      readonly turnaroundHours: number;
    }
  | { readonly kind: 'rental'; readonly bookingId: string; readonly turnaroundHours: number }
  | { readonly kind: 'workshop'; readonly note: string | null }
  | {
      readonly kind: 'transfer';
      readonly note: string | null;
      readonly fromDepotId: string;
      readonly toDepotId: string;
    };

export type TakeTrailer = {
  readonly trailerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Where it has to stand all that time; wherever it does, if none is named. */
  readonly depotId?: string | undefined;
  readonly use: AllocationUse;
  readonly now: Date;
};

/**
 * Makes rivals for a trailer queue up here. Without it they wait for each other inside the exclusion constraint, in a
 * circle, and the database ends some of them as deadlocked. The order of the ids is the same for everyone.
 */
export async function lockTrailers(trx: Transaction, trailerIds: readonly string[]): Promise<void> {
  if (trailerIds.length === 0) return;
  await sql`${prepared}
    select id from trailer where id = any(${trailerIds}::uuid[]) order by id for no key update`.execute(trx);
}

/**
 * Takes a trailer for a period, and first clears holds on it that have run out. One statement that begins with the
 * lock on the trailer. Whoever takes several trailers locks them all first, or takes them in the order of their ids.
 */
export async function takeTrailer(
  trx: Transaction,
  { trailerId, startsAt, endsAt, depotId, use, now }: TakeTrailer,
): Promise<Result<{ allocationId: string }, 'taken' | 'not-found'>> {
  const hold = use.kind === 'hold' ? use : undefined;
  const bookingId = use.kind === 'rental' ? use.bookingId : null;
  const note = 'note' in use ? use.note : null;
  const turnaroundHours = 'turnaroundHours' in use ? use.turnaroundHours : null;
  const move = use.kind === 'transfer' ? use : undefined;
  const { rows } = await sql<{ allocationId: string | null; exists: boolean }>`
    with locked as materialized (
      select id from trailer
      where id = ${trailerId} and (status <> 'draft' or ${use.kind} = 'workshop') and status <> 'retired' for no key update
    ), lapsed as (
      delete from allocation a using locked
      where a.trailer_id = locked.id and a.kind = 'hold' and a.expires_at <= ${now}
      returning a.trailer_id, a.business_unit_id, a.user_id, a.created_at, a.expires_at
    ), remembered as (
      ${rememberLapses}
    ), taken as (
      insert into allocation
        (trailer_id, kind, starts_at, ends_at, booking_id, business_unit_id, user_id, cart_item_id, expires_at, note,
          turnaround_hours, depot_id, from_depot_id, to_depot_id, created_at)
      select
        id, ${use.kind}, ${startsAt}::timestamptz, ${endsAt}::timestamptz, ${bookingId}::uuid,
        ${hold?.businessUnitId}::uuid, ${hold?.userId}::uuid, ${hold?.cartItemId}::uuid,
        ${hold?.expiresAt}::timestamptz, ${note}, ${turnaroundHours}::bigint, ${depotId}::uuid,
        ${move?.fromDepotId}::uuid, ${move?.toDepotId}::uuid, ${now}::timestamptz
      from locked
      -- Always true, but reads what was deleted: the delete is complete before the insert begins.
      where (select count(*) from lapsed) >= 0
        and ${standsAt(sql`locked.id`, sql`${depotId}::uuid`, { startsAt: sql`${startsAt}`, endsAt: sql`${endsAt}` })}
      on conflict on constraint allocation_no_overlap do nothing
      returning id
    )
    select (select id from taken) as allocation_id, exists (select from locked) as "exists"`.execute(trx);
  const row = rows[0];
  if (!row?.exists) return fail('not-found');
  return row.allocationId === null ? fail('taken') : ok({ allocationId: row.allocationId });
}

export type MoveAllocation = {
  readonly trailerId: string;
  readonly allocationId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly now: Date;
};

/** Gives an allocation another period, as an extension or an early return does. A workshop is wherever the trailer stands then. */
export async function moveAllocation(
  trx: Transaction,
  { trailerId, allocationId, startsAt, endsAt, now }: MoveAllocation,
): Promise<Result<void, 'taken' | 'not-found'>> {
  // A statement of its own: the next one then sees what those before us in the queue have done.
  await lockTrailers(trx, [trailerId]);
  const { rows } = await sql<{ moved: boolean; exists: boolean }>`
    with lapsed as (
      delete from allocation
      where trailer_id = ${trailerId} and kind = 'hold' and expires_at <= ${now} and id <> ${allocationId}
      returning id, trailer_id, business_unit_id, user_id, created_at, expires_at
    ), remembered as (
      ${rememberLapses}
    ), moved as (
      update allocation set starts_at = ${startsAt}, ends_at = ${endsAt}, version = version + 1,
        depot_id = case when kind <> 'workshop' then depot_id end
      where trailer_id = ${trailerId} and id = ${allocationId} and not exists (
        select from allocation other
        where other.trailer_id = ${trailerId} and other.id <> ${allocationId} and other.id not in (select id from lapsed)
          and tstzrange(other.starts_at, other.ends_at) && tstzrange(${startsAt}, ${endsAt})
      ) and (kind = 'workshop' or ${standsAt(sql`${trailerId}::uuid`, sql`depot_id`, { startsAt: sql`${startsAt}`, endsAt: sql`${endsAt}` })})
      returning id
    )
    select
      exists (select from moved) as moved,
      exists (select from allocation where trailer_id = ${trailerId} and id = ${allocationId}) as "exists"`.execute(
    trx,
  );
  const row = rows[0];
  if (!row?.exists) return fail('not-found');
  return row.moved ? ok(undefined) : fail('taken');
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
      returning a.trailer_id, a.business_unit_id, a.user_id, a.created_at, a.expires_at
    ), remembered as (
      ${rememberLapses}
      returning 1
    )
    select count(*) as count from remembered`.execute(db);
  return rows[0]?.count ?? 0;
}
