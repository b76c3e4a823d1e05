import { recordAudit } from '#db/audit/audit.queries.ts';
import { revokeInvitation as revokeRow } from '#db/team/invitation.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { missedInvitation } from './missed-invitation.ts';
import { requireRight } from '../require-actor.ts';

/** Takes an invitation back: its links stop working at once. */
export async function revokeInvitation(
  { db, clock }: Reads,
  actor: Actor,
  { invitationId, version }: { invitationId: string; version?: number | undefined },
): Promise<Outcome<void>> {
  const admin = requireRight(actor, 'manageTeam');
  if (!admin.ok) return admin;
  const { businessUnitId } = admin.value;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const key = { businessUnitId, invitationId };
    if (!(await revokeRow(trx, { ...key, version, now }))) return missedInvitation(trx, key, now);
    await recordAudit(trx, { actor, businessUnitId, action: 'invitation.revoke', objectId: invitationId, now });
    return ok(undefined);
  });
}
