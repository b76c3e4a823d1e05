import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../client.ts';

/** A transfer that has not left frees its time; `isOver` says whether it will take place at another. */
export async function dropPlannedTransfer(
  trx: Transaction,
  { trailerId, id, isOver }: { readonly trailerId: string; readonly id: string; readonly isOver: boolean },
): Promise<void> {
  await trx.deleteFrom('allocation').where('trailerId', '=', trailerId).where('id', '=', id).execute();
  if (!isOver) return;
  await trx
    .updateTable('transfer')
    .set({ status: 'cancelled', tooTight: false, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

type Kept = {
  /** Of one that frees its time for this; without, it is a new one. */
  readonly id: string | undefined;
  /** The rental after which it brings the trailer on. */
  readonly bookingId: string;
  readonly trailerId: string;
  readonly fromDepotId: string;
  readonly toDepotId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly tooTight: boolean;
  readonly now: Date;
};

export async function keepPlannedTransfer(
  trx: Transaction,
  { id: known, bookingId, tooTight, now, ...move }: Kept,
): Promise<string> {
  const id = known ?? randomUUID();
  await trx
    .insertInto('allocation')
    .values({ id, kind: 'transfer', ...move, createdAt: now })
    .execute();
  if (known === undefined) {
    await trx
      .insertInto('transfer')
      .values({ id, ...move, bookingId, tooTight, createdAt: now })
      .execute();
    return id;
  }
  await trx
    .updateTable('transfer')
    .set({ ...move, tooTight, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  return id;
}

export type WhichTransfers = { readonly ids: readonly string[] } | { readonly bookingIds: readonly string[] };

/** Those that bring trailers on after rentals, as a log tells them. */
export const listTransfersOfRentals = (trx: Transaction, which: WhichTransfers) =>
  trx
    .selectFrom('transfer as r')
    .innerJoin('trailer as t', 't.id', 'r.trailerId')
    .innerJoin('booking as k', 'k.id', 'r.bookingId')
    .select(['r.id as transferId', 'r.trailerId', 't.number', 'k.number as booking'])
    .select(['r.fromDepotId', 'r.toDepotId', 'r.startsAt', 'r.endsAt', 'r.tooTight'])
    .where((eb) => ('ids' in which ? eb('r.id', 'in', which.ids) : eb('k.id', 'in', which.bookingIds)))
    .orderBy('r.id')
    .execute();
