import { recordAudit } from '#db/audit/audit.queries.ts';
import { deleteMember, discardCart } from '#db/team/membership.queries.ts';
import { revokeSessionsOfUser } from '#db/session/session.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { changeTeam } from './change-team.ts';
import { requireMember, requireRight } from '../require-actor.ts';

type Removal = { readonly userId: string; readonly version?: number | undefined };

/**
 * Takes somebody out of the team, or lets them leave. Their sessions end with it; what they have booked belongs to the
 * unit and stays.
 */
export async function removeMember(
  { db, clock }: Reads,
  actor: Actor,
  { userId, version }: Removal,
): Promise<Outcome<void>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const isLeaving = member.value.userId === userId;
  const allowed = isLeaving ? member : requireRight(actor, 'manageTeam');
  if (!allowed.ok) return allowed;
  const key = { businessUnitId: member.value.businessUnitId, userId };
  const now = clock.now();
  return changeTeam(db, member.value, { userId, version, isLeaving }, async (trx, { role }) => {
    await deleteMember(trx, key);
    await discardCart(trx, key);
    await revokeSessionsOfUser(trx, { userId, because: 'memberRemoved', now });
    await recordAudit(trx, {
      actor,
      businessUnitId: key.businessUnitId,
      action: isLeaving ? 'member.leave' : 'member.remove',
      objectId: userId,
      data: { role },
      now,
    });
    return ok(undefined);
  });
}
