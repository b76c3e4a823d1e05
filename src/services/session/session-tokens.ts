import { addSeconds, LIFETIME } from '#domain/user/lifetime.ts';
import type { Transaction } from '#db/client.ts';
import { addSessionTokens } from '#db/session/session.queries.ts';
import { hashToken } from '../secret/token.ts';

/** What a browser holds of a session. */
export type SessionTokens = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessExpiresAt: Date;
  readonly refreshExpiresAt: Date;
};

type Issue = {
  readonly sessionId: string;
  readonly rememberMe: boolean;
  /** When somebody signed in: renewing a session does not go on for ever. */
  readonly startedAt: Date;
  /** The end of an impersonation. Its refresh token lives on, because it leads back to the admin's own session. */
  readonly endsAt: Date | null;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly now: Date;
};

const earlier = (a: Date, b: Date | null): Date => (b !== null && b < a ? b : a);

/** Stores the hashes of a pair of tokens and says how long they last. */
export async function storeTokens(
  trx: Transaction,
  { sessionId, rememberMe, startedAt, endsAt, accessToken, refreshToken, now }: Issue,
): Promise<SessionTokens> {
  const end = addSeconds(startedAt, LIFETIME.session);
  const accessExpiresAt = earlier(earlier(addSeconds(now, LIFETIME.access), endsAt), end);
  const renewableUntil = addSeconds(now, rememberMe ? LIFETIME.rememberedRefresh : LIFETIME.refresh);
  const refreshExpiresAt = earlier(renewableUntil, end);
  await addSessionTokens(trx, [
    { tokenHash: hashToken(accessToken), sessionId, kind: 'access', createdAt: now, expiresAt: accessExpiresAt },
    { tokenHash: hashToken(refreshToken), sessionId, kind: 'refresh', createdAt: now, expiresAt: refreshExpiresAt },
  ]);
  return { accessToken, refreshToken, accessExpiresAt, refreshExpiresAt };
}
