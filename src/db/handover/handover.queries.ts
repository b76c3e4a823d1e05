import { sql, type Insertable, type Selectable } from 'kysely';
import type { HandoverParts, HandoverSignatures, ReturnDispute } from '#domain/handover/handover-parts.ts';
import type { PickUpRelease } from '#domain/handover/pick-up-stop.ts';
import type { HandoverKind } from '#domain/handover/handover-plan.ts';
import type { Database, Transaction } from '../client.ts';
import { inScope, ofBooking } from '../in-scope.ts';
import type { Tables } from '../schema.ts';

import type { WhichBooking, WhichTrailer } from './handover-booking.queries.ts';

export type HandoverRow = Selectable<Tables['handover']>;

export type WhichHandover = WhichBooking & { readonly handoverId: string };

const selectHandover = (db: Database, { scope, bookingId }: WhichBooking) =>
  db
    .selectFrom('handover')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where(
      scope !== 'anyUnit' && 'depots' in scope
        ? sql<boolean>`exists (select from booking k where k.id = booking_id and ${ofBooking(scope)})`
        : inScope('businessUnitId', scope),
    );

export const findHandover = (db: Database, which: WhichHandover) =>
  selectHandover(db, which).where('id', '=', which.handoverId).executeTakeFirst();

type OfKind = WhichBooking & WhichTrailer & { readonly kind: HandoverKind };

/**
 * The one that counts: a disputed return is followed by another. Of trailers that were given away on the road only if it is
 * asked for.
 */
const selectOfKind = (db: Database, { trailerId, ...which }: OfKind) =>
  selectHandover(db, which)
    .where('kind', '=', which.kind)
    .where('dispute', 'is', null)
    .where(({ eb, not, exists, selectFrom }) =>
      trailerId === undefined
        ? not(
            exists(
              selectFrom('bookingExchange as x')
                .select('x.id')
                .whereRef('x.bookingId', '=', 'handover.bookingId')
                .whereRef('x.oldTrailerId', '=', 'handover.trailerId'),
            ),
          )
        : eb('trailerId', '=', trailerId),
    );

export const findHandoverOfKind = (db: Database, which: OfKind): Promise<HandoverRow | undefined> =>
  selectOfKind(db, which).executeTakeFirst();

/** For a job that an outbox row sent. */
export const findHandoverById = (db: Database, handoverId: string) =>
  db.selectFrom('handover').selectAll().where('id', '=', handoverId).executeTakeFirst();

/** Whoever changes a handover waits for whoever changes or signs it now. */
export const lockHandover = (trx: Transaction, which: WhichHandover) =>
  selectHandover(trx, which).where('id', '=', which.handoverId).forUpdate().executeTakeFirst();

/** Locks the pick-up or return of a booking, whichever protocol has been begun for it. */
export const lockHandoverOfKind = (trx: Transaction, which: OfKind): Promise<HandoverRow | undefined> =>
  selectOfKind(trx, which).forUpdate().executeTakeFirst();

/** Undefined if there is one of its kind already. */
export const insertHandover = (
  trx: Transaction,
  handover: Omit<Insertable<Tables['handover']>, 'parts' | 'signatures' | 'release' | 'dispute'>,
) =>
  trx
    .insertInto('handover')
    .values(handover)
    .onConflict((conflict) => conflict.constraint('handover_one_of_a_kind').doNothing())
    .returningAll()
    .executeTakeFirst();

export const listUnsignedHandovers = (trx: Transaction, { businessUnitId }: { readonly businessUnitId: string }) =>
  trx
    .selectFrom('handover')
    .select('id')
    .where('businessUnitId', '=', businessUnitId)
    .where('signedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

/** One that was not signed; the paths of its pictures. */
export async function deleteHandover(trx: Transaction, handoverId: string): Promise<string[]> {
  const photos = await trx.deleteFrom('handoverPhoto').where('handoverId', '=', handoverId).returning('path').execute();
  await trx.deleteFrom('handover').where('id', '=', handoverId).execute();
  return photos.map(({ path }) => path);
}

/** Replaces the parts given and leaves the others. A signature that was kept for what they said before is gone with it. */
export async function mergeParts(
  trx: Transaction,
  { handoverId, parts }: { readonly handoverId: string; readonly parts: HandoverParts },
): Promise<void> {
  const isSame = sql<boolean>`parts || ${JSON.stringify(parts)}::jsonb = parts`;
  await trx
    .updateTable('handover')
    .set((eb) => ({
      parts: sql`parts || ${JSON.stringify(parts)}::jsonb`,
      signatures: sql`case when ${isSame} then signatures end`,
      waitingSince: sql`case when ${isSame} then waiting_since end`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', handoverId)
    .execute();
}

/** The customer has signed what waits for the depot. */
export async function keepSignatures(
  trx: Transaction,
  {
    handoverId,
    signatures,
    now,
  }: { readonly handoverId: string; readonly signatures: HandoverSignatures; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('handover')
    .set({ signatures: JSON.stringify(signatures), waitingSince: now })
    .where('id', '=', handoverId)
    .execute();
}

export async function closeHandover(
  trx: Transaction,
  {
    handoverId,
    signatures,
    now,
    signedOnDeviceAt,
  }: {
    readonly handoverId: string;
    readonly signatures: HandoverSignatures;
    readonly now: Date;
    readonly signedOnDeviceAt: Date | null;
  },
): Promise<void> {
  await trx
    .updateTable('handover')
    .set((eb) => ({
      signatures: JSON.stringify(signatures),
      signedAt: now,
      signedOnDeviceAt,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', handoverId)
    .execute();
}

/** The signed return of a booking is no longer believed; another may be begun beside it. */
export async function disputeReturnOf(
  trx: Transaction,
  {
    bookingId,
    trailerId,
    dispute,
  }: { readonly bookingId: string; readonly trailerId: string; readonly dispute: ReturnDispute },
): Promise<void> {
  await trx
    .updateTable('handover')
    .set({ dispute: JSON.stringify(dispute) })
    .where('bookingId', '=', bookingId)
    .where('trailerId', '=', trailerId)
    .where('kind', '=', 'return')
    .where('dispute', 'is', null)
    .execute();
}

/** Since when findings keep the trailer in the yard; null once nothing does. */
export async function markStopped(
  trx: Transaction,
  { handoverId, stoppedAt }: { readonly handoverId: string; readonly stoppedAt: Date | null },
): Promise<void> {
  await trx.updateTable('handover').set({ stoppedAt }).where('id', '=', handoverId).execute();
}

/** What was released is part of what is signed, so it counts as a change of the protocol. */
export async function releaseHandover(
  trx: Transaction,
  { handoverId, release }: { readonly handoverId: string; readonly release: PickUpRelease },
): Promise<void> {
  await trx
    .updateTable('handover')
    .set((eb) => ({ release: JSON.stringify(release), version: eb('version', '+', 1) }))
    .where('id', '=', handoverId)
    .execute();
}

/** What the last protocol of a trailer that was closed before a time says, whoever had it. Disputed ones prove nothing. */
export const findLastParts = (
  db: Database,
  { trailerId, before, notOf }: { readonly trailerId: string; readonly before: Date; readonly notOf: string },
) =>
  db
    .selectFrom('handover')
    .select('parts')
    .where('trailerId', '=', trailerId)
    .where('id', '!=', notOf)
    .where('signedAt', '<=', before)
    .where('dispute', 'is', null)
    .orderBy('signedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
