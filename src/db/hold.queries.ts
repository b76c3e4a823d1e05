import { sql } from 'kysely';
import type { Database, Transaction } from './client.ts';

export type HoldRow = {
  readonly trailerId: string;
  readonly id: string;
  readonly cartItemId: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly expiresAt: Date;
  readonly renewed: boolean;
};

type Holder = { readonly businessUnitId: string; readonly userId: string };

const SHOWN = ['trailerId', 'id', 'cartItemId', 'startsAt', 'endsAt', 'expiresAt', 'renewed'] as const;

export const listLiveHolds = (
  db: Database,
  { businessUnitId, userId, now }: Holder & { readonly now: Date },
): Promise<HoldRow[]> =>
  db
    .selectFrom('allocation')
    .select(SHOWN)
    .where('kind', '=', 'hold')
    .where('businessUnitId', '=', businessUnitId)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .$narrowType<{ expiresAt: Date }>()
    .execute();

/** How many trailers the colleagues of this user hold now. */
export async function countHoldsOfOthers(
  trx: Transaction,
  { businessUnitId, userId, now }: Holder & { readonly now: Date },
): Promise<number> {
  const { count } = await trx
    .selectFrom('allocation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'hold')
    .where('businessUnitId', '=', businessUnitId)
    .where('userId', '!=', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lets go what this user holds and has not lost yet: letting go is no lapse. Without item ids: all of it. */
export async function releaseHolds(
  trx: Transaction,
  { businessUnitId, userId, itemIds, now }: Holder & { readonly itemIds?: readonly string[]; readonly now: Date },
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('allocation')
    .where('kind', '=', 'hold')
    .where('businessUnitId', '=', businessUnitId)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .$if(itemIds !== undefined, (query) => query.where('cartItemId', 'in', itemIds ?? []))
    .executeTakeFirst();
  return Number(numDeletedRows);
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

/** Holds of these trailers that the unit let lapse since then, also those that nobody has cleared away yet. */
export async function listLapses(
  trx: Transaction,
  {
    businessUnitId,
    trailerIds,
    since,
    now,
  }: {
    readonly businessUnitId: string;
    readonly trailerIds: readonly string[];
    readonly since: Date;
    readonly now: Date;
  },
): Promise<{ trailerId: string; lapsedAt: Date }[]> {
  const { rows } = await sql<{ trailerId: string; lapsedAt: Date }>`
    select trailer_id, lapsed_at from hold_lapse
    where business_unit_id = ${businessUnitId} and trailer_id = any(${trailerIds}::uuid[]) and lapsed_at >= ${since}
    union all
    select trailer_id, expires_at from allocation
    where kind = 'hold' and business_unit_id = ${businessUnitId} and trailer_id = any(${trailerIds}::uuid[])
      and expires_at <= ${now} and expires_at >= ${since}`.execute(trx);
  return rows;
}

/** Lapses older than any pause that could follow from them. */
export async function deleteOldLapses(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('holdLapse').where('lapsedAt', '<', before).execute();
}
