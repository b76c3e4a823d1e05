import type { Transaction } from '#db/client.ts';
import { createOneTimeToken, discardOneTimeTokensOfUser } from '#db/session/token.queries.ts';
import { addSeconds, LIFETIME } from '#domain/user/lifetime.ts';
import { createToken, hashToken } from '../secret/token.ts';

/** A link to choose a password, which works once and usually for an hour; older ones work no longer. */
export async function makeResetLink(
  trx: Transaction,
  {
    userId,
    lifetime = LIFETIME.passwordReset,
    now,
  }: { readonly userId: string; readonly lifetime?: number; readonly now: Date },
): Promise<{ readonly secret: string; readonly path: string }> {
  const secret = createToken();
  await discardOneTimeTokensOfUser(trx, { userId, type: 'passwordReset', now });
  await createOneTimeToken(trx, {
    tokenHash: hashToken(secret),
    type: 'passwordReset',
    userId,
    createdAt: now,
    expiresAt: addSeconds(now, lifetime),
  });
  return { secret, path: `/reset-account/${secret}` };
}
