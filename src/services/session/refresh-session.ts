import { inTransaction } from '#db/transaction.ts';
import { ok } from '#domain/result.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { endImpersonation } from './end-impersonation.ts';
import { findSession } from './find-session.ts';
import { rotateTokens } from './rotate-tokens.ts';
import type { SessionTokens } from './session-tokens.ts';

/**
 * Renews a session. An impersonation whose hour is over, or whose member has been blocked, turns back into the admin's
 * own session.
 */
export async function refreshSession(deps: ReadsWithSettings, refreshToken: string): Promise<Outcome<SessionTokens>> {
  const { secretKey } = deps.settings;
  const now = deps.clock.now();
  const tokens = await inTransaction(deps.db, (trx) => rotateTokens(trx, { refreshToken, secretKey, now }));
  const renewed =
    (await findHeld(deps, tokens)) ??
    (await findHeld(deps, tokens?.impersonating ? await endImpersonation(deps, tokens.refreshToken) : undefined));
  return renewed === undefined ? refuse('login-required') : ok(renewed);
}

/** New tokens help nobody who has been blocked meanwhile. */
const findHeld = async (
  deps: ReadsWithSettings,
  tokens: SessionTokens | undefined,
): Promise<SessionTokens | undefined> =>
  tokens !== undefined && (await findSession(deps, tokens.accessToken)) !== undefined ? tokens : undefined;
