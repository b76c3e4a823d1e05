import { sql, type OperationNodeSource, type RawBuilder } from 'kysely';
import type { Transaction } from './client.ts';
import { prepared } from './prepared.ts';

/** A statement that writes and whose answer nobody needs: a query that is not executed, or `sql` without a `with`. */
export type Write = OperationNodeSource;

/**
 * Sends writes in one statement: each would cost a round trip while others wait for the locks of the transaction. They
 * happen in no particular order and do not see each other.
 */
export async function writeTogether(trx: Transaction, writes: readonly Write[]): Promise<void> {
  await sql`${prepared} with ${asParts(writes)} select`.execute(trx);
}

/** Writes as parts of a statement that begins with `with`. */
export const asParts = (writes: readonly Write[]): RawBuilder<unknown> =>
  sql.join(writes.map((write, i) => sql`${sql.id(`write_${i}`)} as (${write})`));
