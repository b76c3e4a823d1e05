import type { AdminUser } from '#contract/admin-user.ts';
import { listLiveSessions } from '#db/user/admin-user.queries.ts';
import { findLegalDates } from '#db/content/legal.queries.ts';
import { listVisits } from '#db/user/personal-data.queries.ts';
import { findUser, type UserInUnit } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { toUserSummary } from './to-user-summary.ts';

const MOST_SESSIONS = 8;
const MOST_VISITS = 20;

/** One person, where they are signed in, and who has acted as them. */
export async function getUser(deps: Reads, actor: Actor, userId: string): Promise<Outcome<AdminUser>> {
  const admin = requireStaff(actor, 'customers.read');
  if (!admin.ok) return admin;
  const user = await loadUser(deps, userId);
  return user === undefined ? refuse('not-found') : ok(user);
}

export async function loadUser({ db, clock }: Reads, userId: string): Promise<AdminUser | undefined> {
  const row = await findUser(db, userId);
  if (row === undefined) return undefined;
  const [legal, sessions, visits] = await Promise.all([
    findLegalDates(db, userId),
    listLiveSessions(db, { userId, now: clock.now(), limit: MOST_SESSIONS }),
    listVisits(db, { userId, limit: MOST_VISITS }),
  ]);
  const { termsAcceptedAt, privacyAcceptedAt } = legal;
  return {
    ...toUserSummary(row),
    locale: row.locale,
    hasRegistered: row.passwordHash !== null,
    legalAcceptedAt: (termsAcceptedAt && privacyAcceptedAt)?.toISOString() ?? null,
    orderLimitCents: row.orderLimitCents,
    impersonation: judgeImpersonation(row),
    sessions: sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      startedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    visits: visits.map(({ startedAt, endedAt, ...visit }) => ({
      ...visit,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    version: row.version,
  };
}

function judgeImpersonation({
  isAdmin,
  status,
  businessUnitId,
  businessUnitStatus,
}: UserInUnit): AdminUser['impersonation'] {
  if (isAdmin) return 'operator';
  if (businessUnitId === null) return 'noUnit';
  return status === 'blocked' || businessUnitStatus === 'blocked' ? 'blocked' : 'possible';
}
