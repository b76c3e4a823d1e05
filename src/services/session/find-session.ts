import { findLiveSession, type LiveSession } from '#db/session/session.queries.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { hashToken } from '../secret/token.ts';

/** Who sends a request, as the database knows them at this moment. */
export type Session = {
  readonly id: string;
  readonly rememberMe: boolean;
  readonly actor: Member | PlatformAdmin;
  readonly accessExpiresAt: Date;
};

export async function findSession({ db, clock }: Reads, accessToken: string): Promise<Session | undefined> {
  const live = await findLiveSession(db, { accessTokenHash: hashToken(accessToken), now: clock.now() });
  const actor = live && toActor(live);
  if (live === undefined || actor === undefined) return undefined;
  const { sessionId: id, rememberMe, accessExpiresAt } = live;
  return { id, rememberMe, actor, accessExpiresAt };
}

function toActor({
  userId,
  isAdmin,
  staffRole,
  depotIds,
  businessUnitId,
  role,
  legalAccepted,
  impersonatorId,
}: LiveSession): Member | PlatformAdmin | undefined {
  if (isAdmin) return staffRole === null ? undefined : { kind: 'platformAdmin', userId, role: staffRole, depotIds };
  if (businessUnitId === null || role === null) return undefined;
  return { kind: 'member', userId, businessUnitId, role, legalAccepted, impersonatedBy: impersonatorId };
}
