import { rolesWithRight } from '#domain/team/staff-right.ts';
import { LEGAL_VERSIONS } from '#domain/user/legal-versions.ts';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import { prepared } from '../prepared.ts';
import type { Tables } from '../schema.ts';
import type { RowOf } from '../row-of.ts';

type SessionRow = Selectable<Tables['session']>;
export type RevocationReason = NonNullable<SessionRow['revokedBecause']>;

/**
 * Everything that a request needs to know about who sends it, in one round trip: the session of an access token that has neither expired nor been revoked. Whoever has been blocked or removed, or whose
 * unit has been blocked, has none; nor has an impersonation by somebody who may no longer do so or has signed out.
 */
export const findLiveSession = (db: Database, { accessTokenHash, now }: { accessTokenHash: Buffer; now: Date }) =>
  db
    .selectFrom('sessionToken as t')
    .innerJoin('session as s', 's.id', 't.sessionId')
    .innerJoin('userAccount as u', 'u.id', 's.userId')
    .leftJoin('membership as m', 'm.userId', 'u.id')
    .leftJoin('businessUnit as b', 'b.id', 'm.businessUnitId')
    .leftJoin('staffMember as w', 'w.userId', 'u.id')
    .leftJoin('userAccount as i', 'i.id', 's.impersonatorId')
    .leftJoin('staffMember as iw', 'iw.userId', 'i.id')
    .leftJoin('session as home', 'home.id', 's.impersonatorSessionId')
    .select([
      's.id as sessionId',
      's.rememberMe',
      't.expiresAt as accessExpiresAt',
      'u.id as userId',
      'u.isAdmin',
      'm.businessUnitId',
      'm.role',
      'w.role as staffRole',
      sql<string[]>`array(select d.depot_id from staff_depot d where d.user_id = u.id order by 1)`.as('depotIds'),
      's.impersonatorId',
      sql<boolean>`2 = (
        select count(*) from legal_acceptance l
        where l.user_id = u.id and (l.document, l.document_version)
          in (('terms', ${LEGAL_VERSIONS.terms}), ('privacy', ${LEGAL_VERSIONS.privacy}))
      )`.as('legalAccepted'),
    ])
    .where('t.tokenHash', '=', accessTokenHash)
    .where('t.kind', '=', 'access')
    .where('t.expiresAt', '>', now)
    .where('s.revokedAt', 'is', null)
    .where((eb) => eb.or([eb('s.endsAt', 'is', null), eb('s.endsAt', '>', now)]))
    .where('u.status', '=', 'active')
    .where((eb) => eb.or([eb('u.isAdmin', '=', true), eb('b.status', 'in', ['pendingReview', 'active'])]))
    .where((eb) =>
      eb.or([
        eb('s.impersonatorId', 'is', null),
        eb.and([
          eb('i.isAdmin', '=', true),
          eb('iw.role', 'in', rolesWithRight('impersonate')),
          eb('i.status', '=', 'active'),
          eb('home.revokedAt', 'is', null),
        ]),
      ]),
    )
    .modifyEnd(prepared)
    .executeTakeFirst();
export type LiveSession = RowOf<typeof findLiveSession>;

export async function createSession(trx: Transaction, session: Insertable<Tables['session']>): Promise<string> {
  const { id } = await trx.insertInto('session').values(session).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function addSessionTokens(
  trx: Transaction,
  tokens: readonly Insertable<Tables['sessionToken']>[],
): Promise<void> {
  await trx
    .insertInto('sessionToken')
    .values([...tokens])
    .execute();
}

export type RefreshToken = Pick<
  SessionRow,
  'userId' | 'rememberMe' | 'endsAt' | 'revokedAt' | 'impersonatorId' | 'impersonatorSessionId'
> & {
  sessionId: string;
  startedAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
};

/** Locks the token, so that of two requests with the same one the second sees what the first has done. */
export const lockRefreshToken = (trx: Transaction, tokenHash: Buffer) =>
  trx
    .selectFrom('sessionToken as t')
    .innerJoin('session as s', 's.id', 't.sessionId')
    .select(['s.id as sessionId', 's.createdAt as startedAt', 's.userId', 's.rememberMe', 's.endsAt', 's.revokedAt'])
    .select(['s.impersonatorId', 's.impersonatorSessionId', 't.expiresAt', 't.usedAt'])
    .where('t.tokenHash', '=', tokenHash)
    .where('t.kind', '=', 'refresh')
    .forUpdate('t')
    .executeTakeFirst();

/** When a token of a session that goes on ends. */
export const findTokenExpiry = (db: Database, { tokenHash, kind }: { tokenHash: Buffer; kind: 'access' | 'refresh' }) =>
  db
    .selectFrom('sessionToken as t')
    .innerJoin('session as s', 's.id', 't.sessionId')
    .select(['t.expiresAt', 's.impersonatorId'])
    .where('t.tokenHash', '=', tokenHash)
    .where('t.kind', '=', kind)
    .where('s.revokedAt', 'is', null)
    .executeTakeFirst();

/** The session that a token of either kind belongs to, whatever has become of it. */
export const findSessionOfToken = (db: Database, tokenHash: Buffer) =>
  db
    .selectFrom('sessionToken as t')
    .innerJoin('session as s', 's.id', 't.sessionId')
    .select(['s.id as sessionId', 's.userId', 's.revokedAt', 's.revokedBecause'])
    .select(['s.impersonatorId', 's.impersonatorSessionId'])
    .where('t.tokenHash', '=', tokenHash)
    .executeTakeFirst();

/** When a session was begun that has not been ended. */
export const findLiveSessionStart = async (db: Database, sessionId: string): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('session')
      .select('createdAt')
      .where('id', '=', sessionId)
      .where('revokedAt', 'is', null)
      .executeTakeFirst()
  )?.createdAt;

/** The tokens of a session that is left for another one: the way back gets new ones. */
export async function deleteTokensOfSession(trx: Transaction, sessionId: string): Promise<void> {
  await trx.deleteFrom('sessionToken').where('sessionId', '=', sessionId).execute();
}

/** An admin who acts as a member leaves no trace in what the team sees of that member. */
export async function recordSeen(
  trx: Transaction,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  const session = await trx
    .updateTable('session')
    .set({ lastSeenAt: now })
    .where('id', '=', sessionId)
    .returning(['userId', 'impersonatorId'])
    .executeTakeFirst();
  if (session === undefined || session.impersonatorId !== null) return;
  await trx.updateTable('userAccount').set({ lastSeenAt: now }).where('id', '=', session.userId).execute();
}

export async function markRefreshTokenUsed(
  trx: Transaction,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<void> {
  await trx.updateTable('sessionToken').set({ usedAt: now }).where('tokenHash', '=', tokenHash).execute();
}

/** Ends a session, and the impersonations that were started from it. */
export async function revokeSession(
  db: Database,
  { sessionId, because, now }: { sessionId: string; because: RevocationReason; now: Date },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ revokedAt: now, revokedBecause: because })
    .where('revokedAt', 'is', null)
    .where((eb) => eb.or([eb('id', '=', sessionId), eb('impersonatorSessionId', '=', sessionId)]))
    .execute();
}

/** Ends all sessions of a user, but for the one that asks, and the impersonations of and by that user. */
export async function revokeSessionsOfUser(
  db: Database,
  { userId, keep, because, now }: { userId: string; keep?: string; because: RevocationReason; now: Date },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ revokedAt: now, revokedBecause: because })
    .where('revokedAt', 'is', null)
    .where((eb) => eb.or([eb('userId', '=', userId), eb('impersonatorId', '=', userId)]))
    .$if(keep !== undefined, (query) => query.where('id', '!=', keep ?? ''))
    .execute();
}

/** The impersonation of a user that an admin has begun last, if it has not been ended. */
export const findVisitInProgress = (
  db: Database,
  { userId, impersonatorId }: { userId: string; impersonatorId: string },
) =>
  db
    .selectFrom('session')
    .select(['createdAt as startedAt', 'endsAt', 'impersonationReason as reason'])
    .where('userId', '=', userId)
    .where('impersonatorId', '=', impersonatorId)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
