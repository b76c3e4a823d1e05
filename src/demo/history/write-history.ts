import { sql } from 'kysely';
import type { Database, Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { inChunks } from '../in-chunks.ts';
import { insertLog } from '../insert-log.ts';
import { draftOrder, type DraftedOrder } from './draft-order.ts';
import type { LineGround } from './draft-line.ts';
import type { PlannedOrder } from './plan.ts';
import { tellLog } from './tell-log.ts';

/** Writes orders of the past as they stand now, all or none, with few statements. The database checks them as always. */
export const writeHistory = (db: Database, ground: LineGround, planned: readonly PlannedOrder[]): Promise<void> =>
  withoutLimits(db, (connection) =>
    inTransaction(connection, async (trx) => {
      const inTurn = planned.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
      const numbers = await takeNumbers(trx, inTurn.length);
      await insertOrders(
        trx,
        inTurn.map((order, i) => draftOrder(ground, order, numbers[i] ?? 0)),
      );
    }),
  );

async function takeNumbers(trx: Transaction, count: number): Promise<readonly number[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval('order_number') as number from generate_series(1, ${count}::int)`.execute(trx);
  return rows.map(({ number }) => number);
}

async function insertOrders(trx: Transaction, drafted: readonly DraftedOrder[]): Promise<void> {
  const lines = drafted.flatMap((order) => order.lines);
  for (const chunk of inChunks(drafted)) {
    await trx
      .insertInto('customerOrder')
      .values(chunk.map(({ order }) => order))
      .execute();
  }
  for (const chunk of inChunks(lines)) {
    await trx
      .insertInto('booking')
      .values(chunk.map(({ booking }) => ({ ...booking, priceTrace: JSON.stringify(booking.priceTrace) })))
      .execute();
  }
  for (const chunk of inChunks(lines.flatMap(({ services }) => services))) {
    await trx.insertInto('bookingService').values(chunk).execute();
  }
  for (const chunk of inChunks(lines.flatMap(({ charges }) => charges))) {
    await trx.insertInto('bookingCharge').values(chunk).execute();
  }
  for (const chunk of inChunks(lines.flatMap(({ allocation }) => allocation ?? []))) {
    await trx.insertInto('allocation').values(chunk).execute();
  }
  await insertLog(
    trx,
    drafted.flatMap((order) => tellLog(order)),
  );
}
