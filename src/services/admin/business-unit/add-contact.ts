import type { UnitContact, UnitContactInput } from '#contract/admin-business-unit.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { insertContact, listContacts } from '#db/business-unit/contact.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '#services/attempt.ts';
import type { ReadsWithSettings } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { type Created, once } from '#services/once.ts';
import { requireStaff } from '#services/require-actor.ts';
import { toContactRow } from './to-contact-row.ts';

/** More people than anybody calls at one company. */
export const MOST_CONTACTS = 100;
const OPERATION = 'businessUnit.addContact';

type Wish = {
  readonly businessUnitId: string;
  readonly input: UnitContactInput;
  readonly idempotencyKey: string | undefined;
};

/** Adds somebody whom the desk calls or writes to. The log does not keep who. */
export async function addContact(
  { db, clock, settings: { secretKey } }: ReadsWithSettings,
  actor: Actor,
  { businessUnitId, input, idempotencyKey: key }: Wish,
): Promise<Outcome<Created<UnitContact>>> {
  const admin = requireStaff(actor, 'customers.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  const claim = { userId: admin.value.userId, key, operation: OPERATION, input: { businessUnitId, input } };
  return attempt(db, (trx) =>
    once<UnitContact>(trx, claim, { secretKey, now }, async () => {
      const unit = await findBusinessUnit(trx, businessUnitId);
      if (unit === undefined) return refuse('not-found');
      const known = await listContacts(trx, { businessUnitId, limit: MOST_CONTACTS });
      if (unit.erasedAt !== null || known.length === MOST_CONTACTS) return refuse('illegal-state');
      const contact = await insertContact(trx, { ...toContactRow(input), businessUnitId, createdAt: now });
      const data = { contactId: contact.id };
      await recordAudit(trx, { actor, businessUnitId, action: OPERATION, objectId: businessUnitId, data, now });
      return ok(contact);
    }),
  );
}
