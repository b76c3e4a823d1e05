import type { Invitation } from '#contract/team.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { findPendingInvitation, renewInvitation } from '#db/team/invitation.queries.ts';
import { mayInvite } from '#domain/business-unit/fields.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { addSeconds, LIFETIME } from '#domain/user/lifetime.ts';
import { attempt } from '#services/attempt.ts';
import type { Reads } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import { requireStaff } from '#services/require-actor.ts';
import { takeInvitationBudget } from '#services/team/invitation-throttle.ts';
import { missedInvitation } from '#services/team/missed-invitation.ts';
import { toInvitation } from '#services/team/to-invitation.ts';

type Wish = {
  readonly businessUnitId: string;
  readonly invitationId: string;
  readonly version?: number | undefined;
};

/** Sends an invitation of a company again, as one of its admins could: it has its full time once more. */
export async function resendInvitation(
  { db, clock }: Reads,
  actor: Actor,
  { version, ...which }: Wish,
): Promise<Outcome<Invitation>> {
  const admin = requireStaff(actor, 'customers.write');
  if (!admin.ok) return admin;
  const { businessUnitId, invitationId } = which;
  const unit = await findBusinessUnit(db, businessUnitId);
  const pending = await findPendingInvitation(db, which);
  if (unit === undefined || pending === undefined) return refuse('not-found');
  if (!mayInvite(unit.status)) return refuse('illegal-state');
  const budget = await takeInvitationBudget(db, { businessUnitId, emails: [pending.email] });
  if (!budget.ok) return budget;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const expiresAt = addSeconds(now, LIFETIME.invitation);
    if (!(await renewInvitation(trx, { ...which, version, sentAt: now, expiresAt }))) {
      return missedInvitation(trx, which, now);
    }
    await queueMail(trx, { template: 'invitation', invitationId });
    await recordAudit(trx, { actor, businessUnitId, action: 'invitation.resend', objectId: invitationId, now });
    const row = await findPendingInvitation(trx, which);
    return row === undefined ? refuse('not-found') : ok(toInvitation(row, now));
  });
}
