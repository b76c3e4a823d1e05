import type { InviteStaffInput, StaffMember } from '#contract/admin-staff.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findStaffMember, putStaffDepots, putStaffMember } from '#db/staff/staff.queries.ts';
import { createUser, findUser, findUserByEmail } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { requireStaff } from '../require-actor.ts';
import { toStaffMember } from './to-staff-member.ts';

/**
 * Makes somebody one of the operator's people, who chooses a password by a link in a mail. Whoever is a customer stays one:
 * an address belongs to one of both.
 */
export async function inviteStaff(
  { db, clock }: Reads,
  actor: Actor,
  { email, firstName, lastName, role, depotIds }: InviteStaffInput,
): Promise<Outcome<StaffMember>> {
  const admin = requireStaff(actor, 'staff.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  return attempt(db, async (trx) => {
    if ((await findUserByEmail(trx, email)) !== undefined) return refuseFields({ email: 'taken' });
    const locale = (await findUser(trx, admin.value.userId))?.locale;
    const person = { email, firstName, lastName, ...(locale && { locale }) };
    const userId = await createUser(trx, { ...person, isAdmin: true, createdAt: now });
    await putStaffMember(trx, { userId, role });
    await putStaffDepots(trx, { userId, depotIds: role === 'depot' ? depotIds : [] });
    const row = await findStaffMember(trx, userId);
    if (row === undefined) return refuse('not-found');
    await queueMail(trx, { template: 'staffInvitation', userId, inviterId: admin.value.userId });
    await recordAudit(trx, {
      actor,
      businessUnitId: null,
      action: 'user.inviteStaff',
      objectId: userId,
      data: { changes: { staffRole: [null, role], depots: [[], row.depots.map(({ code }) => code)] } },
      now,
    });
    return ok(toStaffMember(row));
  });
}
