import { sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';

/** The stretch of time that a booking takes of one of its trailers. */
export const findRentalAllocation = (
  trx: Database,
  { bookingId, trailerId }: { readonly bookingId: string; readonly trailerId: string },
) =>
  trx
    .selectFrom('allocation')
    .select(['id', 'trailerId', 'startsAt', 'endsAt', 'turnaroundHours', 'fromDepotId', 'toDepotId'])
    .where('bookingId', '=', bookingId)
    .where('trailerId', '=', trailerId)
    .executeTakeFirst();

/** A unit's own holds give way to its own booking. */
export async function releaseHoldsInTheWay(
  trx: Transaction,
  {
    businessUnitId,
    trailerId,
    from,
    to,
  }: { readonly businessUnitId: string; readonly trailerId: string; readonly from: Date; readonly to: Date },
): Promise<void> {
  await trx
    .deleteFrom('allocation')
    .where('trailerId', '=', trailerId)
    .where('kind', '=', 'hold')
    .where('businessUnitId', '=', businessUnitId)
    .where(sql<boolean>`tstzrange(starts_at, ends_at) && tstzrange(${from}, ${to})`)
    .execute();
}

/** Whether the trailer, which the caller has locked, is still out with another booking, or on its way back from one. */
export async function isOutElsewhere(
  trx: Transaction,
  { trailerId, bookingId }: { readonly trailerId: string; readonly bookingId: string },
): Promise<boolean> {
  const other = await trx
    .selectFrom('booking')
    .select('id')
    .where('trailerId', '=', trailerId)
    .where('id', '!=', bookingId)
    .where('status', 'in', ['onRent', 'returnAnnounced'])
    .executeTakeFirst();
  if (other !== undefined) return true;
  const exchanged = await trx
    .selectFrom('bookingExchange')
    .select('id')
    .where('oldTrailerId', '=', trailerId)
    .where('fate', '=', 'depot')
    .where('returnedAt', 'is', null)
    .executeTakeFirst();
  return exchanged !== undefined;
}
