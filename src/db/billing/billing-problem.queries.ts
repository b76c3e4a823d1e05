import type { Database, Transaction } from '../client.ts';
import { isOfOrders, type WhichOrder } from '../order/which-order.ts';
import type { Tables } from '../schema.ts';

type Problem = WhichOrder & {
  readonly reason: Tables['billingProblem']['reason'];
  readonly says: readonly string[];
  readonly now: Date;
};

/** Keeps why an order could not be billed, and since when that is so. */
export async function keepProblem(
  db: Database,
  { businessUnitId, orderId, reason, says, now }: Problem,
): Promise<void> {
  const kept = { reason, says: [...says], triedAt: now };
  await db
    .insertInto('billingProblem')
    .values({ businessUnitId, orderId, ...kept, since: now })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(kept))
    .execute();
}

export async function forgetProblems(trx: Transaction, orders: readonly WhichOrder[]): Promise<void> {
  await trx
    .deleteFrom('billingProblem as p')
    .where(isOfOrders('p.businessUnitId', 'p.orderId', orders))
    .execute();
}

/** Of all units, those that have waited longest first. */
export const listProblems = (db: Database, { limit }: { readonly limit: number }) =>
  db
    .selectFrom('billingProblem')
    .select(['orderId', 'businessUnitId', 'since'])
    .orderBy('since')
    .orderBy('orderId')
    .limit(limit)
    .execute();
