import type { Transaction } from '#db/client.ts';
import { rememberDevice } from '#db/device.queries.ts';
import { createSession, recordSeen } from '#db/session.queries.ts';
import { createToken, hashToken } from '../secret/token.ts';
import type { Client } from './client.ts';
import { type SessionTokens, storeTokens } from './session-tokens.ts';

export type StartedSession = { readonly tokens: SessionTokens; readonly deviceToken: string };

const LONGEST_AGENT = 300;

/** Opens a session for somebody who has just proved who they are, and makes the device a known one. */
export async function startSession(
  trx: Transaction,
  { userId, rememberMe, client, now }: { userId: string; rememberMe: boolean; client: Client; now: Date },
): Promise<StartedSession> {
  const sessionId = await createSession(trx, {
    userId,
    rememberMe,
    createdAt: now,
    lastSeenAt: now,
    ip: client.address ?? null,
    userAgent: client.userAgent?.slice(0, LONGEST_AGENT) ?? null,
  });
  const accessToken = createToken();
  const refreshToken = createToken();
  const tokens = await storeTokens(trx, { sessionId, rememberMe, endsAt: null, accessToken, refreshToken, now });
  const deviceToken = client.deviceToken ?? createToken();
  await rememberDevice(trx, { userId, tokenHash: hashToken(deviceToken), now });
  await recordSeen(trx, { sessionId, now });
  return { tokens, deviceToken };
}
