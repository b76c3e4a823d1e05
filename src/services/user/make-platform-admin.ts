import { recordAudit } from '#db/audit/audit.queries.ts';
import { putStaffMember } from '#db/staff/staff.queries.ts';
import { createUser, findUserByEmail } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { makeResetLink } from './make-reset-link.ts';

type Person = { readonly email: string; readonly firstName: string; readonly lastName: string };

/**
 * Makes a platform admin, or opens the door again for one who has lost the key. It is for whoever has the machine, not
 * for a call: the answer is the path of a link to choose a password, which works once and for an hour.
 */
export async function makePlatformAdmin(
  { db, clock }: Reads,
  { email, firstName, lastName }: Person,
): Promise<Outcome<{ path: string }>> {
  const now = clock.now();
  return attempt(db, async (trx) => {
    const known = await findUserByEmail(trx, email);
    if (known && !known.isAdmin) return refuse('already-exists');
    const userId = known?.id ?? (await createUser(trx, { email, firstName, lastName, isAdmin: true, createdAt: now }));
    await putStaffMember(trx, { userId, role: 'admin' });
    const { path } = await makeResetLink(trx, { userId, now });
    await recordAudit(trx, {
      actor: { kind: 'system' },
      businessUnitId: null,
      action: 'user.makeAdmin',
      objectId: userId,
      now,
    });
    return ok({ path });
  });
}
