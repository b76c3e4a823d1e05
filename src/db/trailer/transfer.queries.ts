import { sql, type Insertable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

/** The next transfer of a trailer that has not arrived yet, with its times as they are planned now. */
export const findOpenTransfer = (db: Database, trailerId: string) =>
  db
    .selectFrom('transfer as r')
    .innerJoin('allocation as a', (join) => join.onRef('a.trailerId', '=', 'r.trailerId').onRef('a.id', '=', 'r.id'))
    .innerJoin('depot as d', 'd.id', 'r.toDepotId')
    .select([
      'r.id',
      'r.reason',
      'r.departedAt',
      'r.tooTight',
      'r.offerCents',
      'r.version',
      'a.startsAt',
      'a.endsAt',
      'a.fromDepotId',
    ])
    .select(['d.id as depotId', 'd.code', 'd.name', 'd.timeZone'])
    .where('r.trailerId', '=', trailerId)
    .where('r.status', 'in', ['planned', 'underway'])
    .orderBy('a.startsAt')
    .limit(1)
    .executeTakeFirst();

export type OpenTransferRow = NonNullable<Awaited<ReturnType<typeof findOpenTransfer>>>;

/** Whether a customer has the trailer, which the caller has locked. */
export async function isOutNow(trx: Transaction, trailerId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('booking')
    .select('id')
    .where('trailerId', '=', trailerId)
    .where('status', 'in', ['onRent', 'returnAnnounced'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What both ends of a transfer need to be known by. */
export const findEnds = (db: Database, depotIds: readonly string[]) =>
  db
    .selectFrom('depot')
    .select(['id', 'name', 'lat', 'lon', 'timeZone', 'status', 'openingHours'])
    .where('id', 'in', depotIds)
    .execute();

/** Whether anything takes the trailer, which the caller has locked, after a moment. Lapsed holds do not. */
export async function isTakenAfter(
  trx: Transaction,
  { trailerId, after, now }: { readonly trailerId: string; readonly after: Date; readonly now: Date },
): Promise<boolean> {
  const row = await trx
    .selectFrom('allocation')
    .select('id')
    .where('trailerId', '=', trailerId)
    .where('endsAt', '>', after)
    .where(({ or, eb }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** When the first of what takes the trailer, which the caller has locked, after a moment begins. Lapsed holds do not. */
export async function findNextUse(
  trx: Transaction,
  { trailerId, after, now }: { readonly trailerId: string; readonly after: Date; readonly now: Date },
): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('allocation')
    .select('startsAt')
    .where('trailerId', '=', trailerId)
    .where('startsAt', '>', after)
    .where(({ or, eb }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .orderBy('startsAt')
    .limit(1)
    .executeTakeFirst();
  return row?.startsAt;
}

/** Of the allocation that takes the trailer for it and has the same id. */
export const insertTransfer = (trx: Transaction, row: Insertable<Tables['transfer']>) =>
  trx.insertInto('transfer').values(row).execute();

export async function withdrawTransfer(trx: Transaction, { trailerId, id }: { trailerId: string; id: string }) {
  await trx.deleteFrom('allocation').where('trailerId', '=', trailerId).where('id', '=', id).execute();
  await trx
    .updateTable('transfer')
    .set({ status: 'cancelled', version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

type Retimed = { readonly id: string; readonly startsAt: Date; readonly endsAt: Date; readonly tooTight: boolean };

/** Its allocation has been moved. */
export async function retimeTransfer(trx: Transaction, { id, ...times }: Retimed): Promise<void> {
  await trx
    .updateTable('transfer')
    .set({ ...times, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function markDeparted(trx: Transaction, { id, at }: { readonly id: string; readonly at: Date }) {
  await trx
    .updateTable('transfer')
    .set({ status: 'underway', departedAt: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** From now on what has moved it is over, and can be planned around. */
export async function markArrived(
  trx: Transaction,
  { trailerId, id, at }: { readonly trailerId: string; readonly id: string; readonly at: Date },
) {
  await trx
    .updateTable('transfer')
    .set({ status: 'arrived', arrivedAt: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('allocation')
    .set({ kind: 'trip' })
    .where('trailerId', '=', trailerId)
    .where('id', '=', id)
    .execute();
}
