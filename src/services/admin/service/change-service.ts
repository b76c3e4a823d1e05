import type { AdminServiceRow, ChangeServiceInput } from '#contract/admin-service.ts';
import { lockService, updateService } from '#db/service/admin-service.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { tellChanges } from '#domain/admin/logged-field.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { checkService, toServiceChanges } from './check-service.ts';
import { readService } from './get-service.ts';

type Change = { readonly key: string; readonly input: ChangeServiceInput; readonly version?: number | undefined };

/** Changes the rules of a service. Bookings keep the unit and the price they were made with. */
export async function changeService(
  { db, clock }: Reads,
  actor: Actor,
  { key, input, version }: Change,
): Promise<Outcome<AdminServiceRow>> {
  const admin = requireStaff(actor, 'prices.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const before = await lockService(trx, key);
    if (before === undefined) return refuse('not-found');
    if (version !== undefined && version !== before.version) {
      const current = await readService(trx, { key, now });
      return refuse('stale-version', current.ok ? { details: { current: current.value } } : {});
    }
    const { requires = before.requires, excludes = before.excludes } = input;
    const checked = await checkService(trx, { key, requires, excludes });
    if (!checked.ok) return checked;
    const changes = toServiceChanges(input);
    await updateService(trx, { key, changes });
    await recordAudit(trx, {
      actor,
      businessUnitId: null,
      action: 'service.change',
      objectId: key,
      data: { ...tellChanges('service', before, withNames(changes)) },
      now,
    });
    return readService(trx, { key, now });
  });
}

/** Names are written as text and read as a table. */
function withNames({ names, ...changes }: ReturnType<typeof toServiceChanges>): Readonly<Record<string, unknown>> {
  return names === undefined ? changes : { ...changes, names: JSON.parse(names) };
}
