import type { Database, Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Result } from '#domain/result.ts';

/** Runs the work in one transaction that leaves nothing behind if the work refuses. */
export async function attempt<T, E>(
  db: Database,
  work: (trx: Transaction) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
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
    throw error;
  }
}
