import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Transaction } from './client.ts';
import { isRetryable } from './postgres-error.ts';

const ATTEMPTS = 4;

/**
 * Runs the work in one transaction; throwing rolls it back. Work that the database asked to repeat is repeated
 * three times, so it must have no effects outside the transaction.
 */
export async function inTransaction<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      // A random pause, so that the transactions that collided do not meet again.
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
