import type { Database } from './client.ts';
import { DAY_MS } from '#domain/time/duration.ts';

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/**
 * Deletes what nobody can use any more. Refresh tokens stay a while after their end, so that a stolen one is still
 * recognised; sign-ups that were never completed hold personal data and go.
 */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const weekAgo = daysBefore(now, 7);
  const monthAgo = daysBefore(now, 30);
  await db.deleteFrom('sessionToken').where('expiresAt', '<', weekAgo).execute();
  await db
    .deleteFrom('session as s')
    .where('s.createdAt', '<', monthAgo)
    .where('s.lastSeenAt', '<', monthAgo)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessionToken as t').select('t.tokenHash').whereRef('t.sessionId', '=', 's.id'))),
    )
    .execute();
  await db.deleteFrom('oneTimeToken').where('expiresAt', '<', weekAgo).execute();
  await db.deleteFrom('signUp').where('expiresAt', '<', monthAgo).where('completedAt', 'is', null).execute();
  await db.deleteFrom('knownDevice').where('lastUsedAt', '<', daysBefore(now, 365)).execute();
  await db.deleteFrom('deskTask').where('changedAt', '<', daysBefore(now, 365)).execute();
  await db.deleteFrom('rateLimit').where('expire', '<', now.getTime()).execute();
  await db.deleteFrom('outbox').where('dispatchedAt', '<', daysBefore(now, 1)).execute();
}
