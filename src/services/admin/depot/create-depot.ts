import type { AdminDepot, CreateDepotInput } from '#contract/admin-depot.ts';
import { insertDepot, replaceExceptions, replaceTargets } from '#db/depot/admin-depot.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { namingDuplicateCode } from './naming-duplicate-code.ts';
import { readDepot, today } from './get-depot.ts';
import { toExceptionRows, toOpeningHours } from './to-depot-changes.ts';

export async function createDepot(
  { db, clock, holidays }: Pick<Deps, 'db' | 'clock' | 'holidays'>,
  actor: Actor,
  input: CreateDepotInput,
): Promise<Outcome<AdminDepot>> {
  const admin = requireStaff(actor, 'depots.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  const { week, seasons, exceptions, targets = [], ...fields } = input;
  return namingDuplicateCode(() =>
    attempt(db, async (trx) => {
      const depotId = await insertDepot(trx, {
        ...fields,
        openingHours: JSON.stringify(toOpeningHours({ week, seasons })),
      });
      await replaceExceptions(trx, { depotId, from: today(now), exceptions: toExceptionRows(exceptions) });
      await replaceTargets(trx, { depotId, targets });
      await recordAudit(trx, {
        actor,
        businessUnitId: null,
        action: 'depot.create',
        objectId: depotId,
        data: { code: input.code, name: input.name },
        now,
      });
      return readDepot({ db: trx, holidays }, { depotId, now });
    }),
  );
}
