import { sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import { prepared } from '../prepared.ts';
import { isOfOperator, rememberLapses } from './remember-lapses.ts';
import type { RowOf } from '../row-of.ts';

type Holder = { readonly businessUnitId: string; readonly userId: string };

const SHOWN = ['trailerId', 'id', 'cartItemId', 'startsAt', 'endsAt', 'expiresAt', 'renewed'] as const;

export const listLiveHolds = (db: Database, { businessUnitId, userId, now }: Holder & { readonly now: Date }) =>
  db
    .selectFrom('allocation')
    .select(SHOWN)
    // Part of the text, so that a kept plan can use the index of holds.
    .where('kind', '=', sql.lit('hold'))
    .where('businessUnitId', '=', businessUnitId)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .$narrowType<{ expiresAt: Date }>()
    .modifyEnd(prepared)
    .execute();
export type HoldRow = RowOf<typeof listLiveHolds>;

/**
 * Lets go what this user holds and has not lost yet. Without an order that is a lapse, only an earlier one. Without item
 * ids: all of it.
 */
export async function releaseHolds(
  trx: Transaction,
  { businessUnitId, userId, itemIds, now }: Holder & { readonly itemIds?: readonly string[]; readonly now: Date },
): Promise<number> {
  const those = itemIds === undefined ? sql`` : sql`and cart_item_id = any(${itemIds}::uuid[])`;
  const { rows } = await sql<{ count: number }>`
    with lapsed as (
      delete from allocation
      where kind = 'hold' and business_unit_id = ${businessUnitId} and user_id = ${userId} and expires_at > ${now} ${those}
      returning trailer_id, business_unit_id, user_id, created_at, ${now}::timestamptz as expires_at
    ), remembered as (
      ${rememberLapses}
    )
    select count(*) as count from lapsed`.execute(trx);
  return rows[0]?.count ?? 0;
}

export async function renewHolds(
  trx: Transaction,
  { businessUnitId, userId, expiresAt, now }: Holder & { readonly expiresAt: Date; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('allocation')
    .set((eb) => ({ expiresAt, renewed: true, version: eb('version', '+', 1) }))
    .where('kind', '=', 'hold')
    .where('businessUnitId', '=', businessUnitId)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .execute();
}

/**
 * Orders that came to nothing and cost nothing count like holds that have lapsed: each trailer as long as the order had
 * it, but no longer than a hold.
 */
export async function countAsLapses(
  trx: Transaction,
  {
    bookingIds,
    minutes,
    now,
  }: { readonly bookingIds: readonly string[]; readonly minutes: number; readonly now: Date },
): Promise<void> {
  if (bookingIds.length === 0) return;
  await sql`
    insert into hold_lapse (trailer_id, business_unit_id, held_from, lapsed_at)
    select trailer_id, business_unit_id,
      greatest(created_at, ${now}::timestamptz - make_interval(mins => ${minutes})), ${now}::timestamptz
    from booking where id = any(${bookingIds}::uuid[])`.execute(trx);
}

export type UnusedHoldRow = { readonly trailerId: string; readonly heldFrom: Date; readonly endsAt: Date };

/** Holds of the unit that have not become rentals: those that run, and those that have ended since then. */
export async function listUnusedHolds(
  trx: Transaction,
  { businessUnitId, since }: { readonly businessUnitId: string; readonly since: Date },
): Promise<UnusedHoldRow[]> {
  const { rows } = await sql<UnusedHoldRow>`
    select trailer_id, held_from, lapsed_at as ends_at from hold_lapse
    where business_unit_id = ${businessUnitId} and lapsed_at >= ${since}
    union all
    select trailer_id, created_at, expires_at from allocation
    where kind = 'hold' and business_unit_id = ${businessUnitId} and expires_at >= ${since}
      and not ${isOfOperator('allocation.user_id')}`.execute(trx);
  return rows;
}

/** Lapses older than anything that could follow from them. */
export async function deleteOldLapses(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('holdLapse').where('lapsedAt', '<', before).execute();
}
