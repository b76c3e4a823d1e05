import type { Database, Transaction } from '#db/client.ts';
import { findMember, lockTeam, type MemberRow } from '#db/team/membership.queries.ts';
import { isCheckViolation } from '#db/postgres-error.ts';
import type { Member } from '#domain/team/actor.ts';
import { roleHasRight } from '#domain/team/rights.ts';
import { attempt } from '../attempt.ts';
import { type Outcome, refuse } from '../failure.ts';
import { toMember } from './to-member.ts';

type Target = {
  readonly userId: string;
  readonly version?: number | undefined;
  /** Leaving is everybody's own right; everything else is the admins'. */
  readonly isLeaving?: boolean;
};

/**
 * Changes one member of a team. Changes of the same team queue up, and whoever asks must still be allowed to when it is
 * their turn: a moment ago they may have been demoted themselves.
 */
export async function changeTeam<T>(
  db: Database,
  actor: Member,
  { userId, version, isLeaving = false }: Target,
  work: (trx: Transaction, member: MemberRow) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { businessUnitId } = actor;
  try {
    return await attempt(db, async (trx) => {
      await lockTeam(trx, { businessUnitId });
      const asker = await findMember(trx, { businessUnitId, userId: actor.userId });
      if (asker === undefined) return refuse('login-required');
      if (!isLeaving && !roleHasRight(asker.role, 'manageTeam')) return refuse('forbidden');
      const member = userId === actor.userId ? asker : await findMember(trx, { businessUnitId, userId });
      if (member === undefined) return refuse('not-found');
      if (version !== undefined && version !== member.version) {
        return refuse('stale-version', { details: { current: toMember(member) } });
      }
      return work(trx, member);
    });
  } catch (error) {
    if (isCheckViolation(error, 'membership_last_admin')) return refuse('last-admin');
    throw error;
  }
}
