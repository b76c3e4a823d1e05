import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findSessionOfToken, revokeSession } from '#db/session/session.queries.ts';
import { hashToken } from '../secret/token.ts';

/**
 * Ends what a browser held before somebody signs in with it, as nobody could sign out of it any more: the cookies of the
 * new session take the place of the old ones. With an impersonation the admin's own session ends as well.
 */
export async function endPreviousSession(
  trx: Transaction,
  { sessionToken, now }: { readonly sessionToken: string; readonly now: Date },
): Promise<void> {
  const held = await findSessionOfToken(trx, hashToken(sessionToken));
  if (held === undefined || held.revokedAt !== null) return;
  await revokeSession(trx, { sessionId: held.impersonatorSessionId ?? held.sessionId, because: 'newLogin', now });
  await recordAudit(trx, {
    actor: { kind: 'system' },
    businessUnitId: null,
    action: 'session.logOut',
    objectId: held.impersonatorId ?? held.userId,
    data: { because: 'newLogin' },
    now,
  });
}
