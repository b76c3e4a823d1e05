import type { PreparedMail } from '#contract/mail.ts';
import { createOneTimeToken, discardOneTimeTokensOfUser } from '#db/token.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { findUserByEmail } from '#db/user.queries.ts';
import { addSeconds, LIFETIME } from '#domain/account/lifetime.ts';
import type { Deps } from '../deps.ts';
import { createToken, hashToken } from '../secret/token.ts';

/** A link for a new password, if the address belongs to somebody who may use it. */
export async function preparePasswordReset(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { email }: { email: string },
): Promise<PreparedMail | undefined> {
  const user = await findUserByEmail(db, email);
  if (user === undefined || user.status === 'blocked') return undefined;
  const now = clock.now();
  const secret = createToken();
  await inTransaction(db, async (trx) => {
    await discardOneTimeTokensOfUser(trx, { userId: user.id, type: 'passwordReset', now });
    await createOneTimeToken(trx, {
      tokenHash: hashToken(secret),
      type: 'passwordReset',
      userId: user.id,
      createdAt: now,
      expiresAt: addSeconds(now, LIFETIME.passwordReset),
    });
  });
  const { id: userId, locale, businessUnitId, firstName: name } = user;
  const content = { template: 'passwordReset', name, path: `/reset-account/${secret}` } as const;
  return { to: user.email, locale, userId, businessUnitId, content, secret };
}
