import { sql, type OperationNodeSource } from 'kysely';
import type { Transaction } from './client.ts';
import { prepared } from './prepared.ts';

/** A statement that writes and whose answer nobody needs: a query that is not executed, or `sql` without a `with`. */
export type Write = OperationNodeSource;

/**
 * Sends writes in one statement: each would cost a round trip while others wait for the locks of the transaction. They
 * happen in no particular order and do not see each other.
 */
export async function writeTogether(trx: Transaction, writes: readonly Write[]): Promise<void> {
  const parts = writes.map((write, i) => sql`${sql.id(`write_${i}`)} as (${write})`);
  await sql`${prepared} with ${sql.join(parts)} select`.execute(trx);
}
