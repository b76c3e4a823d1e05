import type { ImpersonateInput } from '#contract/impersonation.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { createSession, deleteTokensOfSession } from '#db/session/session.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { findUser } from '#db/user/user.queries.ts';
import { addSeconds, LIFETIME } from '#domain/user/lifetime.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { createToken } from '../secret/token.ts';
import { requireStaff } from '../require-actor.ts';
import type { Client } from '../client.ts';
import type { Session } from './find-session.ts';
import { type SessionTokens, storeTokens } from './session-tokens.ts';

type Context = { readonly session: Session; readonly client: Client };

/** Lets a platform admin act as a member for at most an hour. The admin's own session waits and is returned to. */
export async function startImpersonation(
  { db, clock }: Reads,
  actor: Actor,
  { userId, reason }: ImpersonateInput,
  { session: home, client }: Context,
): Promise<Outcome<SessionTokens>> {
  const admin = requireStaff(actor, 'impersonate');
  if (!admin.ok) return admin;
  const user = await findUser(db, userId);
  if (user === undefined) return refuse('not-found');
  if (user.isAdmin) return refuse('forbidden');
  if (user.businessUnitId === null || user.status === 'blocked' || user.businessUnitStatus === 'blocked') {
    return refuse('illegal-state');
  }
  const now = clock.now();
  const endsAt = addSeconds(now, LIFETIME.impersonation);
  const { businessUnitId } = user;
  return ok(
    await inTransaction(db, async (trx) => {
      const sessionId = await createSession(trx, {
        userId,
        rememberMe: home.rememberMe,
        createdAt: now,
        lastSeenAt: now,
        endsAt,
        impersonatorId: admin.value.userId,
        impersonatorSessionId: home.id,
        impersonationReason: reason ?? '',
        ip: client.address ?? null,
        userAgent: client.userAgent ?? null,
      });
      await deleteTokensOfSession(trx, home.id);
      await recordAudit(trx, {
        actor,
        businessUnitId,
        action: 'session.impersonate',
        objectId: userId,
        data: { reason: reason ?? '' },
        now,
      });
      const tokens = { accessToken: createToken(), refreshToken: createToken() };
      return storeTokens(trx, { sessionId, rememberMe: home.rememberMe, startedAt: now, endsAt, ...tokens, now });
    }),
  );
}
