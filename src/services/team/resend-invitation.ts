import type { Invitation } from '#contract/team.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findPendingInvitation, renewInvitation } from '#db/team/invitation.queries.ts';
import { addSeconds, LIFETIME } from '#domain/user/lifetime.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { takeInvitationBudget } from './invitation-throttle.ts';
import { missedInvitation } from './missed-invitation.ts';
import { requireInviter } from './require-inviter.ts';
import { toInvitation } from './to-invitation.ts';

/** Sends an invitation again; it then has its full time once more, also if it had run out. */
export async function resendInvitation(
  { db, clock }: Reads,
  actor: Actor,
  { invitationId, version }: { invitationId: string; version?: number | undefined },
): Promise<Outcome<Invitation>> {
  const admin = await requireInviter({ db }, actor);
  if (!admin.ok) return admin;
  const { businessUnitId } = admin.value;
  const key = { businessUnitId, invitationId };
  const pending = await findPendingInvitation(db, key);
  if (pending === undefined) return refuse('not-found');
  const budget = await takeInvitationBudget(db, { businessUnitId, emails: [pending.email] });
  if (!budget.ok) return budget;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const expiresAt = addSeconds(now, LIFETIME.invitation);
    if (!(await renewInvitation(trx, { ...key, version, sentAt: now, expiresAt }))) {
      return missedInvitation(trx, key, now);
    }
    await queueMail(trx, { template: 'invitation', invitationId });
    await recordAudit(trx, { actor, businessUnitId, action: 'invitation.resend', objectId: invitationId, now });
    const row = await findPendingInvitation(trx, key);
    return row === undefined ? refuse('not-found') : ok(toInvitation(row, now));
  });
}
