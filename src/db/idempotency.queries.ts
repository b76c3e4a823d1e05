import type { Database, Transaction } from './client.ts';
import { prepared } from './prepared.ts';

type Owner = { readonly userId: string; readonly key: string };
export type IdempotencyClaim = Owner & {
  readonly operation: string;
  readonly bodyHash: Buffer;
  readonly now: Date;
};
export type KeptAnswer = {
  readonly operation: string;
  readonly bodyHash: Buffer;
  readonly status: number;
  readonly answer: Readonly<Record<string, unknown>>;
};

const PENDING = 0;

/**
 * Claims a key for this transaction. A twin that comes while it runs waits here for its end: it gets the answer if the
 * transaction commits, and the claim if it does not. Undefined means that the key is ours.
 */
export async function claimIdempotencyKey(
  trx: Transaction,
  { userId, key, operation, bodyHash, now }: IdempotencyClaim,
): Promise<KeptAnswer | undefined> {
  const claimed = await trx
    .insertInto('idempotencyKey')
    .values({ userId, key, operation, bodyHash, status: PENDING, answer: '{}', createdAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return undefined;
  return trx
    .selectFrom('idempotencyKey')
    .select(['operation', 'bodyHash', 'status', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** To be sent with the other writes of the operation. */
export const keepAnswer = (
  trx: Transaction,
  { userId, key, status, answer }: Owner & { readonly status: number; readonly answer: object },
) =>
  trx
    .updateTable('idempotencyKey')
    .set({ status, answer: JSON.stringify(answer) })
    .where('userId', '=', userId)
    .where('key', '=', key);

export async function deleteOldKeys(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('idempotencyKey').where('createdAt', '<', before).execute();
}
