import { sql } from 'kysely';
import { rememberLapses } from '#db/checkout/remember-lapses.ts';
import type { Database, Transaction } from '../client.ts';

/** What takes a trailer: standing at a depot meanwhile, or on its way from one to another. */
export type Taken = {
  readonly id: string;
  readonly trailerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly depotId: string | null;
  readonly fromDepotId: string | null;
  readonly toDepotId: string | null;
  /** A transfer that is still a plan. */
  readonly isPlanned: boolean;
};

const selectTaken = (db: Database, trailerId: string) =>
  db
    .selectFrom('allocation as a')
    .leftJoin('transfer as r', (join) => join.onRef('r.id', '=', 'a.id').on('r.status', '=', 'planned'))
    .select(['a.id', 'a.trailerId', 'a.startsAt', 'a.endsAt', 'a.depotId', 'a.fromDepotId', 'a.toDepotId'])
    .select(sql<boolean>`r.id is not null`.as('isPlanned'))
    .where('a.trailerId', '=', trailerId);

/** What a booking takes of one of its trailers, and what comes after it, the next first. Lapsed holds take nothing. */
export async function findRentalAndNext(
  db: Database,
  { bookingId, trailerId, now }: { readonly bookingId: string; readonly trailerId: string; readonly now: Date },
): Promise<{ readonly rental: Taken; readonly next: readonly Taken[] } | undefined> {
  const rental = await selectTaken(db, trailerId).where('a.bookingId', '=', bookingId).executeTakeFirst();
  if (rental === undefined) return undefined;
  const next = await selectTaken(db, trailerId)
    .where('a.startsAt', '>', rental.startsAt)
    .where(({ or, eb }) => or([eb('a.expiresAt', 'is', null), eb('a.expiresAt', '>', now)]))
    .orderBy('a.startsAt')
    .limit(2)
    .execute();
  return { rental, next };
}

/** Whether somebody has said where a trailer stands after a moment: what has begun before leads nowhere then. */
export async function isToldSince(
  db: Database,
  { trailerId, at }: { readonly trailerId: string; readonly at: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('trailerStay')
    .select('depotId')
    .where('trailerId', '=', trailerId)
    .where('isTold', '=', true)
    .where('startsAt', '>=', at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody has seen since where the trailer of a booking that came back is: it has been handed over, or has moved. */
export async function isSeenSince(
  db: Database,
  { trailerId, bookingId, now }: { readonly trailerId: string; readonly bookingId: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isSeen: boolean }>`
    select a.id is null or exists (
      select from booking b where b.trailer_id = a.trailer_id and b.id <> a.booking_id and b.picked_up_at >= a.starts_at
    ) or exists (
      select from transfer r
      where r.trailer_id = a.trailer_id and r.status in ('underway', 'arrived') and r.starts_at >= a.starts_at
    ) or exists (
      select from trailer_stay s
      where s.trailer_id = a.trailer_id and s.is_told and s.starts_at >= a.starts_at and s.starts_at <= ${now}
    ) as is_seen
    from (values (${trailerId}::uuid, ${bookingId}::uuid)) as w (trailer_id, booking_id)
    left join allocation a on a.trailer_id = w.trailer_id and a.booking_id = w.booking_id`.execute(db);
  return rows[0]?.isSeen ?? true;
}

type Shape = {
  readonly rental: Pick<Taken, 'id' | 'trailerId'>;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Two that are the same are a rental that ends where it began; without, the place stays as it was. */
  readonly place: { readonly fromDepotId: string; readonly toDepotId: string } | undefined;
  readonly now: Date;
};

/** Gives a rental another time and another end, whatever is planned after it: that is judged when all is done. */
export async function reshapeRental(
  trx: Transaction,
  { rental: { id, trailerId }, startsAt, endsAt, place, now }: Shape,
): Promise<void> {
  const isMove = place !== undefined && place.fromDepotId !== place.toDepotId;
  const depots = isMove
    ? { depotId: null, ...place }
    : { ...(place && { depotId: place.fromDepotId }), fromDepotId: null, toDepotId: null };
  await sql`
    with lapsed as (
      delete from allocation where trailer_id = ${trailerId} and kind = 'hold' and expires_at <= ${now}
      returning trailer_id, business_unit_id, user_id, created_at, expires_at
    )
    ${rememberLapses}`.execute(trx);
  await trx
    .updateTable('allocation')
    .set((eb) => ({ startsAt, endsAt, ...(place && depots), version: eb('version', '+', 1) }))
    .where('trailerId', '=', trailerId)
    .where('id', '=', id)
    .execute();
}

/** The stays of a trailer as its moves are now, without waiting for the end of the transaction. */
export const followMoves = (trx: Transaction, trailerId: string) =>
  sql`select follow_moves(${trailerId}::uuid)`.execute(trx);

/** Where a trailer stands now, as somebody has seen it. What had made it misplaced is over, unless it is so again. */
export const settleTrailer = (
  trx: Transaction,
  {
    trailerId,
    ...where
  }: { readonly trailerId: string } & (
    | { readonly depotId: string }
    | { readonly misplacedDepotId: string; readonly misplacedAt: Date }
  ),
) =>
  trx
    .updateTable('trailer')
    .set({ misplacedAt: null, misplacedDepotId: null, ...where })
    .where('id', '=', trailerId)
    .where(({ or, eb }) =>
      'depotId' in where
        ? or([eb('depotId', '!=', where.depotId), eb('misplacedAt', 'is not', null)])
        : eb('id', '=', trailerId),
    )
    .execute();
