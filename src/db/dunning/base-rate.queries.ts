import type { Database, Transaction } from '../client.ts';

/** The newest first. */
export const listBaseRates = (db: Database) =>
  db.selectFrom('baseRate').select(['validFrom', 'basisPoints']).orderBy('validFrom', 'desc').execute();

type Rate = { readonly validFrom: string; readonly basisPoints: number };

/** A rate that was mistyped is replaced; what was claimed by it stays. */
export async function putBaseRate(
  trx: Transaction,
  { validFrom, basisPoints, userId, now }: Rate & { readonly userId: string; readonly now: Date },
): Promise<void> {
  const entered = { basisPoints, changedAt: now, changedBy: userId };
  await trx
    .insertInto('baseRate')
    .values({ validFrom, ...entered })
    .onConflict((conflict) => conflict.column('validFrom').doUpdateSet(entered))
    .execute();
}
