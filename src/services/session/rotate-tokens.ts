import { addSeconds, LIFETIME } from '#domain/user/lifetime.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import {
  findLiveSessionStart,
  findTokenExpiry,
  lockRefreshToken,
  markRefreshTokenUsed,
  recordSeen,
  type RefreshToken,
  revokeSession,
} from '#db/session/session.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { deriveToken, hashToken } from '../secret/token.ts';
import { type SessionTokens, storeTokens } from './session-tokens.ts';

export type Rotation = SessionTokens & { readonly impersonating: boolean };

type Input = {
  readonly refreshToken: string;
  readonly secretKey: string;
  readonly now: Date;
  /** Leave an impersonation now, and not only when its hour is over. */
  readonly endImpersonation?: boolean;
};

/**
 * Exchanges a refresh token for its successors. They are derived from it, so whoever repeats the request within a minute,
 * at the same moment or on another server, gets the same ones; a later repeat means that somebody else has the token
 * too, and ends the whole session.
 */
export async function rotateTokens(trx: Transaction, input: Input): Promise<Rotation | undefined> {
  const { refreshToken, secretKey, now } = input;
  const tokenHash = hashToken(refreshToken);
  const known = await lockRefreshToken(trx, tokenHash);
  if (known === undefined || known.expiresAt <= now) return undefined;
  const successors = {
    accessToken: deriveToken(secretKey, 'access', refreshToken),
    refreshToken: deriveToken(secretKey, 'refresh', refreshToken),
  };
  if (known.usedAt !== null) {
    if (now <= addSeconds(known.usedAt, LIFETIME.refreshRepeat)) return repeatAnswer(trx, successors);
    await endStolenSession(trx, known, now);
    return undefined;
  }
  const target = await findTarget(trx, known, input);
  if (target === undefined) return undefined;
  await markRefreshTokenUsed(trx, { tokenHash, now });
  await recordSeen(trx, { sessionId: target.sessionId, now });
  const tokens = await storeTokens(trx, { ...target, ...successors, rememberMe: known.rememberMe, now });
  return { ...tokens, impersonating: target.endsAt !== null };
}

type Successors = Pick<SessionTokens, 'accessToken' | 'refreshToken'>;

async function repeatAnswer(trx: Transaction, successors: Successors): Promise<Rotation | undefined> {
  const access = await findTokenExpiry(trx, { tokenHash: hashToken(successors.accessToken), kind: 'access' });
  const refresh = await findTokenExpiry(trx, { tokenHash: hashToken(successors.refreshToken), kind: 'refresh' });
  if (access === undefined || refresh === undefined) return undefined;
  return {
    ...successors,
    accessExpiresAt: access.expiresAt,
    refreshExpiresAt: refresh.expiresAt,
    impersonating: access.impersonatorId !== null,
  };
}

/** The session that the successors belong to: after an impersonation that of the admin. */
async function findTarget(trx: Transaction, known: RefreshToken, { endImpersonation, now }: Input) {
  if (known.revokedAt !== null) return undefined;
  const { sessionId, startedAt, endsAt, impersonatorSessionId: home } = known;
  if (home === null) return endsAt !== null && endsAt <= now ? undefined : { sessionId, startedAt, endsAt: null };
  const homeStartedAt = await findLiveSessionStart(trx, home);
  if (homeStartedAt === undefined) return undefined;
  if (!endImpersonation && endsAt !== null && now < endsAt) return { sessionId, startedAt, endsAt };
  await revokeSession(trx, { sessionId, because: 'impersonationEnded', now });
  const user = await findUser(trx, known.userId);
  await recordAudit(trx, {
    actor: { kind: 'platformAdmin', userId: known.impersonatorId ?? '' },
    businessUnitId: user?.businessUnitId ?? null,
    action: 'session.endImpersonation',
    objectId: known.userId,
    now,
  });
  return { sessionId: home, startedAt: homeStartedAt, endsAt: null };
}

async function endStolenSession(trx: Transaction, { sessionId, userId }: RefreshToken, now: Date): Promise<void> {
  await revokeSession(trx, { sessionId, because: 'tokenReuse', now });
  await recordAudit(trx, {
    actor: { kind: 'system' },
    businessUnitId: null,
    action: 'session.tokenReuse',
    objectId: userId,
    now,
  });
}
