import type { Database, Transaction } from '../client.ts';

/** Whether somebody has signed in with this address on the device before. */
export async function isKnownDevice(
  db: Database,
  { email, tokenHash }: { email: string; tokenHash: Buffer },
): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevice as d')
    .innerJoin('userAccount as u', 'u.id', 'd.userId')
    .select('d.userId')
    .where('u.email', '=', email)
    .where('d.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberDevice(
  trx: Transaction,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  await trx
    .insertInto('knownDevice')
    .values({ userId, tokenHash, createdAt: now, lastUsedAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'tokenHash']).doUpdateSet({ lastUsedAt: now }))
    .execute();
}

/** For a browser that lets go of its token: everybody who signed in on it is a stranger there again. */
export async function forgetDevice(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('knownDevice').where('tokenHash', '=', tokenHash).execute();
}

/** After a password reset nobody's old devices are trusted any longer. */
export async function forgetDevices(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('knownDevice').where('userId', '=', userId).execute();
}
