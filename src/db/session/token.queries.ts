import type { Insertable, Selectable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

export type OneTimeToken = Selectable<Tables['oneTimeToken']>;
type Lookup = { tokenHash: Buffer; type: OneTimeToken['type']; now: Date };

export async function createOneTimeToken(trx: Transaction, token: Insertable<Tables['oneTimeToken']>): Promise<void> {
  await trx.insertInto('oneTimeToken').values(token).execute();
}

/** Looks without using it up: pages are opened by mail scanners too. */
export const findOneTimeToken = (db: Database, { tokenHash, type, now }: Lookup) =>
  db
    .selectFrom('oneTimeToken')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('type', '=', type)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

/** Uses the token up. Of several parallel attempts exactly one gets it, and only if its transaction commits. */
export const consumeOneTimeToken = (trx: Transaction, { tokenHash, type, now }: Lookup) =>
  trx
    .updateTable('oneTimeToken')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('type', '=', type)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Older links of the same kind stop working when a new one is sent or the password changes. */
export async function discardOneTimeTokensOfUser(
  trx: Transaction,
  { userId, type, now }: { userId: string; type: OneTimeToken['type']; now: Date },
): Promise<void> {
  await trx
    .updateTable('oneTimeToken')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('type', '=', type)
    .where('usedAt', 'is', null)
    .execute();
}
