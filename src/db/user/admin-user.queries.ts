import { sql } from 'kysely';
import type { Scope } from '#domain/team/scope.ts';
import type { Database, Transaction } from '../client.ts';
import { inScope } from '../in-scope.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import { matchesWords } from '../search-words.ts';

/** Everybody who can sign in, as the operator sees them. */

const ID = { by: sql`u.id`, type: 'uuid' } as const;
export const USER_ORDERS = {
  name: [{ by: sql`lower(u.last_name)`, type: 'text' }, { by: sql`lower(u.first_name)`, type: 'text' }, ID],
  lastSeenAt: [{ by: sql`coalesce(u.last_seen_at, 'epoch')`, type: 'instant' }, ID],
  createdAt: [{ by: sql`u.created_at`, type: 'instant' }, ID],
} as const satisfies Record<string, Keyset['columns']>;

const SEARCHED = { id: 'u.id', table: 'userAccount', columns: ['firstName', 'lastName', 'email'] };

const selectUsers = (db: Database) =>
  db
    .selectFrom('userAccount as u')
    .leftJoin('membership as m', 'm.userId', 'u.id')
    .leftJoin('businessUnit as b', 'b.id', 'm.businessUnitId')
    .select(['u.id', 'u.firstName', 'u.lastName', 'u.email', 'u.avatar', 'u.isAdmin', 'u.status'])
    .select(['u.lastSeenAt', 'u.createdAt', 'm.role', 'm.businessUnitId', 'b.name as businessUnitName']);
export type UserSummaryRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

type Question = {
  readonly q?: string | undefined;
  readonly status?: 'active' | 'blocked' | undefined;
  readonly isAdmin?: boolean | undefined;
  readonly scope: Scope;
  readonly keyset: Keyset;
  readonly after: Place | undefined;
  readonly limit: number;
};

export function listUsers(db: Database, { q, status, isAdmin, scope, keyset, ...page }: Question) {
  const found = matchesWords(SEARCHED, q);
  let query = selectUsers(db);
  if (found !== undefined) query = query.where(found);
  if (status === 'active') query = query.where('u.status', '=', 'active');
  if (status === 'blocked') query = query.where('u.status', '<>', 'active');
  if (isAdmin !== undefined) query = query.where(isAdmin ? sql<boolean>`u.is_admin` : sql<boolean>`not u.is_admin`);
  query = query.where(inScope('m.businessUnitId', scope));
  return pageBy(query, keyset, page).execute();
}

export const listUsersOfUnit = (db: Database, { businessUnitId, limit }: { businessUnitId: string; limit: number }) =>
  selectUsers(db)
    .where('m.businessUnitId', '=', businessUnitId)
    .orderBy(sql`lower(u.last_name)`)
    .orderBy(sql`lower(u.first_name)`)
    .orderBy('u.id')
    .limit(limit)
    .execute();

/** Where somebody is signed in now. */
export const listLiveSessions = (db: Database, { userId, now, limit }: { userId: string; now: Date; limit: number }) =>
  db
    .selectFrom('session as s')
    .select(['s.id', 's.createdAt', 's.lastSeenAt', 's.ip', 's.userAgent'])
    .where('s.userId', '=', userId)
    .where('s.revokedAt', 'is', null)
    .where('s.impersonatorId', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('sessionToken as t')
          .select('t.sessionId')
          .whereRef('t.sessionId', '=', 's.id')
          .where('t.kind', '=', 'refresh')
          .where('t.usedAt', 'is', null)
          .where('t.expiresAt', '>', now),
      ),
    )
    .orderBy('s.lastSeenAt', 'desc')
    .limit(limit)
    .execute();

/**
 * Ends the sessions of people who have been blocked, and the impersonations they started. Those in which an admin acts
 * as one of them stay: they let nobody in any more, but lead the admin home.
 */
export async function endSessionsOfBlocked(
  trx: Transaction,
  { userIds, now }: { userIds: readonly string[]; now: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  await trx
    .updateTable('session')
    .set({ revokedAt: now, revokedBecause: 'blocked' })
    .where('revokedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('userId', 'in', userIds), eb('impersonatorId', 'is', null)]),
        eb('impersonatorId', 'in', userIds),
      ]),
    )
    .execute();
}

export async function listUserIdsOfUnit(
  db: Database,
  { businessUnitId }: { businessUnitId: string },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('membership')
    .select('userId')
    .where('businessUnitId', '=', businessUnitId)
    .execute();
  return rows.map(({ userId }) => userId);
}
