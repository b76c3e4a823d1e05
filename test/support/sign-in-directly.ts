import { recordLegalAcceptance } from '#db/content/legal.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Deps } from '#services/deps.ts';
import { startSession } from '#services/session/start-session.ts';

/** A session for somebody without a password, as a cookie header. */
export async function signInDirectly({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<string> {
  const now = clock.now();
  const client = { address: undefined, userAgent: undefined, deviceToken: undefined, sessionToken: undefined };
  const { tokens } = await inTransaction(db, async (trx) => {
    await recordLegalAcceptance(trx, { userId, documents: ['terms', 'privacy'], now });
    return startSession(trx, { userId, rememberMe: false, client, now });
  });
  return `__Host-session=${tokens.accessToken}`;
}
