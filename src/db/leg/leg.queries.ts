import { sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { RowOf } from '../row-of.ts';

/** Transfers that have not left and that customers may take in the place of our driver, the next first. */
export const listOfferedLegs = (db: Database) =>
  db
    .selectFrom('transfer as r')
    .innerJoin('trailer as t', 't.id', 'r.trailerId')
    .select(['r.id', 'r.trailerId', 'r.fromDepotId', 'r.toDepotId', 'r.startsAt', 'r.endsAt'])
    .select(['t.number', 't.type', 't.subType', 'r.offerCents'])
    .where('r.status', '=', 'planned')
    .where('r.offerCents', 'is not', null)
    .$narrowType<{ offerCents: number }>()
    .orderBy('r.startsAt')
    .orderBy('r.id')
    .execute();
export type LegRow = RowOf<typeof listOfferedLegs>;

/** Of a transfer whose trailer the caller has locked; null takes the offer back. */
export async function offerLeg(
  trx: Transaction,
  { id, offerCents }: { readonly id: string; readonly offerCents: number | null },
): Promise<void> {
  await trx
    .updateTable('transfer')
    .set({ offerCents, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
