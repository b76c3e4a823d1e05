import type { PreparedMail } from '#contract/mail.ts';
import { inTransaction } from '#db/transaction.ts';
import { findUserByEmail } from '#db/user/user.queries.ts';
import { makeResetLink } from '../user/make-reset-link.ts';
import type { Reads } from '../deps.ts';

/** A link for a new password, if the address belongs to somebody who may use it. */
export async function preparePasswordReset(
  { db, clock }: Reads,
  { email }: { email: string },
): Promise<PreparedMail | undefined> {
  const user = await findUserByEmail(db, email);
  if (user === undefined || user.status === 'blocked') return undefined;
  const now = clock.now();
  const { id: userId, locale, businessUnitId, firstName: name } = user;
  const { secret, path } = await inTransaction(db, (trx) => makeResetLink(trx, { userId, now }));
  const content = { template: 'passwordReset', name, path } as const;
  return { to: user.email, locale, userId, businessUnitId, content, secret };
}
