import type { Database, Transaction } from '#db/client.ts';
import { isRefusedByPlan } from '#db/postgres-error.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Result } from '#domain/result.ts';
import { type Failure, refuse } from './failure.ts';

/**
 * Runs the work in one transaction that leaves nothing behind if the work refuses. What the plan of a trailer forbids, the database
 * may say at the very end.
 */
export async function attempt<T, E>(
  db: Database,
  work: (trx: Transaction) => Promise<Result<T, E>>,
): Promise<Result<T, E | Failure>> {
  const rollBack = new Error('The attempt was refused and is rolled back');
  let refusal: Result<T, E> | undefined;
  try {
    return await inTransaction(db, async (trx) => {
      const result = await work(trx);
      if (result.ok) return result;
      refusal = result;
      throw rollBack;
    });
  } catch (error) {
    if (error === rollBack && refusal !== undefined) return refusal;
    if (isRefusedByPlan(error)) return refuse('trailer-taken', { details: { reason: 'taken' } });
    throw error;
  }
}
