import { inTransaction } from '#db/transaction.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Deps } from '../deps.ts';
import { type Failure, refuse } from '../failure.ts';
import { endImpersonation } from './end-impersonation.ts';
import { findSession } from './find-session.ts';
import { rotateTokens } from './rotate-tokens.ts';
import type { SessionTokens } from './session-tokens.ts';

/**
 * Renews a session. An impersonation whose hour is over, or whose member has been blocked, turns back into the admin's
 * own session.
 */
export async function refreshSession(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  refreshToken: string,
): Promise<Result<SessionTokens, Failure>> {
  const { secretKey } = deps.settings;
  const now = deps.clock.now();
  const tokens = await inTransaction(deps.db, (trx) => rotateTokens(trx, { refreshToken, secretKey, now }));
  if (tokens === undefined) return refuse('login-required');
  if ((await findSession(deps, tokens.accessToken)) !== undefined) return ok(tokens);
  const home = tokens.impersonating ? await endImpersonation(deps, tokens.refreshToken) : undefined;
  return home === undefined ? refuse('login-required') : ok(home);
}
