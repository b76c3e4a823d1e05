import type { Insertable, Selectable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

export type SignUpRow = Selectable<Tables['signUp']>;

export async function createSignUp(trx: Transaction, signUp: Insertable<Tables['signUp']>): Promise<string> {
  const { id } = await trx.insertInto('signUp').values(signUp).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A sign-up that still waits for its link to be opened. */
export const findOpenSignUp = (db: Database, { signUpId, now }: { signUpId: string; now: Date }) =>
  db
    .selectFrom('signUp')
    .selectAll()
    .where('id', '=', signUpId)
    .where('completedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

/** The browser has the errand and what the address said of a campaign by now; nothing here needs them any longer. */
export async function completeSignUp(
  trx: Transaction,
  { signUpId, businessUnitId, now }: { signUpId: string; businessUnitId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('signUp')
    .set({ completedAt: now, businessUnitId, campaignParameters: null, errand: null })
    .where('id', '=', signUpId)
    .execute();
}
