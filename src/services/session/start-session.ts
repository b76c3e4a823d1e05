import type { Transaction } from '#db/client.ts';
import { rememberDevice } from '#db/session/device.queries.ts';
import { createSession, recordSeen } from '#db/session/session.queries.ts';
import { createToken, hashToken } from '../secret/token.ts';
import type { Client } from '../client.ts';
import { endPreviousSession } from './end-previous-session.ts';
import { type SessionTokens, storeTokens } from './session-tokens.ts';

export type StartedSession = { readonly tokens: SessionTokens; readonly deviceToken: string };

const LONGEST_AGENT = 300;

/**
 * Opens a session for somebody who has just proved who they are, in the place of the one that the browser held, and
 * makes the device a known one.
 */
export async function startSession(
  trx: Transaction,
  { userId, rememberMe, client, now }: { userId: string; rememberMe: boolean; client: Client; now: Date },
): Promise<StartedSession> {
  if (client.sessionToken !== undefined) await endPreviousSession(trx, { sessionToken: client.sessionToken, now });
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
  const issue = { sessionId, rememberMe, startedAt: now, endsAt: null, accessToken, refreshToken, now };
  const tokens = await storeTokens(trx, issue);
  const deviceToken = client.deviceToken ?? createToken();
  await rememberDevice(trx, { userId, tokenHash: hashToken(deviceToken), now });
  await recordSeen(trx, { sessionId, now });
  return { tokens, deviceToken };
}
