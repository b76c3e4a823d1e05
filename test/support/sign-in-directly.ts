import { recordLegalAcceptance } from '#db/content/legal.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Deps } from '#services/deps.ts';
import type { SessionTokens } from '#services/session/session-tokens.ts';
import { startSession } from '#services/session/start-session.ts';

type Shop = Pick<Deps, 'db' | 'clock'>;

/** A session for somebody without a password. */
export async function startSessionDirectly({ db, clock }: Shop, userId: string): Promise<SessionTokens> {
  const now = clock.now();
  const client = { address: undefined, userAgent: undefined, deviceToken: undefined, sessionToken: undefined };
  return inTransaction(db, async (trx) => {
    await recordLegalAcceptance(trx, { userId, documents: ['terms', 'privacy'], now });
    return (await startSession(trx, { userId, rememberMe: false, client, now })).tokens;
  });
}

/** The same as a cookie header. */
export const signInDirectly = async (shop: Shop, userId: string): Promise<string> =>
  `__Host-session=${(await startSessionDirectly(shop, userId)).accessToken}`;
