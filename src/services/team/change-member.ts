import type { ChangeMemberInput, TeamMember } from '#contract/team.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findMember, updateMember } from '#db/team/membership.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { changeTeam } from './change-team.ts';
import { requireRight } from '../require-actor.ts';
import { toMember } from './to-member.ts';

type Change = { readonly userId: string; readonly input: ChangeMemberInput; readonly version?: number | undefined };

/** Promotes or demotes a member, or sets the limit above which their orders need approval. */
export async function changeMember(
  { db, clock }: Reads,
  actor: Actor,
  { userId, input, version }: Change,
): Promise<Outcome<TeamMember>> {
  const admin = requireRight(actor, 'manageTeam');
  if (!admin.ok) return admin;
  const { businessUnitId } = admin.value;
  const { role, orderLimitCents } = input;
  return changeTeam(db, admin.value, { userId, version }, async (trx, before) => {
    const changes = {
      ...(role === undefined ? {} : { role }),
      ...(orderLimitCents === undefined ? {} : { orderLimitCents }),
    };
    if (Object.keys(changes).length === 0) return ok(toMember(before));
    await updateMember(trx, { businessUnitId, userId, changes });
    await recordAudit(trx, {
      actor,
      businessUnitId,
      action: 'member.change',
      objectId: userId,
      data: { before: { role: before.role, orderLimitCents: before.orderLimitCents }, after: changes },
      now: clock.now(),
    });
    const after = await findMember(trx, { businessUnitId, userId });
    return after === undefined ? refuse('not-found') : ok(toMember(after));
  });
}
