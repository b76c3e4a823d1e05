import { recordAudit } from '#db/audit/audit.queries.ts';
import { findSessionOfToken, revokeSession } from '#db/session/session.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { hashToken } from '../secret/token.ts';
import { endImpersonation } from './end-impersonation.ts';
import type { SessionTokens } from './session-tokens.ts';

type Held = { readonly accessToken: string | undefined; readonly refreshToken: string | undefined };

/**
 * Ends the session that the browser holds, whether or not its access token is still valid. An impersonating admin only
 * leaves the impersonation and goes on with the tokens returned.
 */
export async function logOut(
  deps: ReadsWithSettings,
  actor: Actor,
  { accessToken, refreshToken }: Held,
): Promise<SessionTokens | undefined> {
  const home = refreshToken === undefined ? undefined : await endImpersonation(deps, refreshToken);
  if (home !== undefined) return home;
  const token = refreshToken ?? accessToken;
  const session = token === undefined ? undefined : await findSessionOfToken(deps.db, hashToken(token));
  if (session === undefined) return undefined;
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    await revokeSession(trx, { sessionId: session.sessionId, because: 'logout', now });
    await recordAudit(trx, {
      actor,
      businessUnitId: actor.kind === 'member' ? actor.businessUnitId : null,
      action: 'session.logOut',
      objectId: session.userId,
      now,
    });
  });
  return undefined;
}
