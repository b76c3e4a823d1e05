import { recordAudit } from '#db/audit/audit.queries.ts';
import { deleteContact } from '#db/business-unit/contact.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '#services/attempt.ts';
import type { Reads } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';

/** Removes somebody whom the desk called or wrote to. */
export async function removeContact(
  { db, clock }: Reads,
  actor: Actor,
  which: { readonly businessUnitId: string; readonly contactId: string },
): Promise<Outcome<void>> {
  const admin = requireStaff(actor, 'customers.write');
  if (!admin.ok) return admin;
  const { businessUnitId, contactId } = which;
  const action = 'businessUnit.removeContact';
  return attempt(db, async (trx) => {
    if (!(await deleteContact(trx, which))) return refuse('not-found');
    const data = { contactId };
    await recordAudit(trx, { actor, businessUnitId, action, objectId: businessUnitId, data, now: clock.now() });
    return ok(undefined);
  });
}
