import { findSessionOfToken } from '#db/session/session.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { hashToken } from '../secret/token.ts';
import { rotateTokens } from './rotate-tokens.ts';
import type { SessionTokens } from './session-tokens.ts';

/**
 * Leads back from an impersonation to the admin's own session. May be repeated: a lost answer is given again. Undefined
 * if there is no impersonation to leave.
 */
export async function endImpersonation(
  { db, clock, settings }: ReadsWithSettings,
  refreshToken: string,
): Promise<SessionTokens | undefined> {
  const session = await findSessionOfToken(db, hashToken(refreshToken));
  if (session === undefined || session.impersonatorId === null) return undefined;
  return inTransaction(db, async (trx) => {
    const input = { secretKey: settings.secretKey, now: clock.now(), endImpersonation: true };
    const first = await rotateTokens(trx, { ...input, refreshToken });
    // A refresh that ran at the same moment has moved the impersonation on to its next tokens.
    return first?.impersonating ? rotateTokens(trx, { ...input, refreshToken: first.refreshToken }) : first;
  });
}
