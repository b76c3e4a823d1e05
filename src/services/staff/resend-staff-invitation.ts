import type { StaffMember } from '#contract/admin-staff.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findStaffMember } from '#db/staff/staff.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { requireStaff } from '../require-actor.ts';
import { toStaffMember } from './to-staff-member.ts';

/** Sends a new link to somebody who has not chosen a password; older ones end. */
export async function resendStaffInvitation(
  { db, clock }: Reads,
  actor: Actor,
  userId: string,
): Promise<Outcome<StaffMember>> {
  const admin = requireStaff(actor, 'staff.write');
  if (!admin.ok) return admin;
  return attempt(db, async (trx) => {
    const row = await findStaffMember(trx, userId);
    if (row === undefined) return refuse('not-found');
    if (!row.isInvited || row.status === 'blocked') return refuse('illegal-state');
    await queueMail(trx, { template: 'staffInvitation', userId, inviterId: admin.value.userId });
    const entry = { actor, businessUnitId: null, objectId: userId, now: clock.now() };
    await recordAudit(trx, { ...entry, action: 'user.resendStaffInvitation' });
    return ok(toStaffMember(row));
  });
}
