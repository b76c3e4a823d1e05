import type { ChangeStaffInput, StaffMember } from '#contract/admin-staff.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findStaffMember, lockAdmins, putStaffDepots, putStaffMember, type StaffRow } from '#db/staff/staff.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { refusingLastAdmin } from './refusing-last-admin.ts';
import { toStaffMember } from './to-staff-member.ts';

type Change = { readonly userId: string; readonly input: ChangeStaffInput; readonly version?: number | undefined };

/**
 * Gives somebody another role or other depots, which counts from their next request on. Changes queue up, and whoever asks
 * must still be an admin when it is their turn. Nobody changes themselves, and the last admin stays one.
 */
export async function changeStaff(
  { db, clock }: Reads,
  actor: Actor,
  { userId, input: { role, depotIds }, version }: Change,
): Promise<Outcome<StaffMember>> {
  const admin = requireStaff(actor, 'staff.write');
  if (!admin.ok) return admin;
  return refusingLastAdmin(() =>
    attempt(db, async (trx) => {
      const admins = await lockAdmins(trx);
      if (!admins.includes(admin.value.userId)) return refuse('forbidden');
      const before = await findStaffMember(trx, userId);
      if (before === undefined) return refuse('not-found');
      if (userId === admin.value.userId) return refuse('illegal-state');
      if (version !== undefined && version !== before.version) {
        return refuse('stale-version', { details: { current: toStaffMember(before) } });
      }
      await putStaffMember(trx, { userId, role });
      // Whose role is not bound to depots has chosen theirs, and keeps them.
      if (role === 'depot' || before.role === 'depot') {
        await putStaffDepots(trx, { userId, depotIds: role === 'depot' ? depotIds : [] });
      }
      const after = await findStaffMember(trx, userId);
      if (after === undefined) return refuse('not-found');
      const data = { changes: changesOf(before, after) };
      const entry = { actor, businessUnitId: null, objectId: userId, data, now: clock.now() };
      await recordAudit(trx, { ...entry, action: 'user.changeRole' });
      return ok(toStaffMember(after));
    }),
  );
}

const codesOf = ({ depots }: StaffRow) => depots.map(({ code }) => code);

const changesOf = (before: StaffRow, after: StaffRow) => ({
  ...(before.role !== after.role && { staffRole: [before.role, after.role] }),
  ...(String(codesOf(before)) !== String(codesOf(after)) && { depots: [codesOf(before), codesOf(after)] }),
});
