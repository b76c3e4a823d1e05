import type { AdminServiceRow, CreateServiceInput } from '#contract/admin-service.ts';
import { insertService } from '#db/service/admin-service.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuseFields } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { checkService, toServiceChanges } from './check-service.ts';
import { readService } from './get-service.ts';

/** A new service. Nobody can choose it before a published price list has a price for it. */
export async function createService(
  { db, clock }: Reads,
  actor: Actor,
  { key, ...input }: CreateServiceInput,
): Promise<Outcome<AdminServiceRow>> {
  const admin = requireStaff(actor, 'prices.write');
  if (!admin.ok) return admin;
  const unnamed = Object.entries(input.names).filter(([, { name }]) => name === '');
  if (unnamed.length > 0) {
    return refuseFields(Object.fromEntries(unnamed.map(([locale]) => [`names.${locale}.name`, 'required'])));
  }
  const now = clock.now();
  return attempt(db, async (trx) => {
    const checked = await checkService(trx, { key, ...input });
    if (!checked.ok) return checked;
    const { unit, position } = input;
    const isNew = await insertService(trx, { ...toServiceChanges(input), key, unit, position });
    if (!isNew) return refuseFields({ key: 'taken' });
    await recordAudit(trx, { actor, businessUnitId: null, action: 'service.create', objectId: key, now });
    return readService(trx, { key, now });
  });
}
