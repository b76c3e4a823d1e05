import type { UnitContact, UnitContactInput } from '#contract/admin-business-unit.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findContact, updateContact } from '#db/business-unit/contact.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '#services/attempt.ts';
import type { Reads } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { toContactRow } from './to-contact-row.ts';

type Change = {
  readonly businessUnitId: string;
  readonly contactId: string;
  readonly input: UnitContactInput;
  readonly version: number | undefined;
};

/** Changes somebody whom the desk calls or writes to. */
export async function changeContact(
  { db, clock }: Reads,
  actor: Actor,
  { input, version, ...which }: Change,
): Promise<Outcome<UnitContact>> {
  const admin = requireStaff(actor, 'customers.write');
  if (!admin.ok) return admin;
  const { businessUnitId, contactId } = which;
  const action = 'businessUnit.changeContact';
  return attempt(db, async (trx) => {
    const after = await updateContact(trx, { ...which, version, changes: toContactRow(input) });
    if (after === undefined) {
      const current = await findContact(trx, which);
      return current === undefined ? refuse('not-found') : refuse('stale-version', { details: { current } });
    }
    const data = { contactId };
    await recordAudit(trx, { actor, businessUnitId, action, objectId: businessUnitId, data, now: clock.now() });
    return ok(after);
  });
}
