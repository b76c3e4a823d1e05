import type { AdminDepot, ChangeDepotInput } from '#contract/admin-depot.ts';
import { findAdminDepot, listExceptionsOfDepot, listTargetsOfDepot, lockDepot } from '#db/depot/admin-depot.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse, refuseFields } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { findStranded } from './find-stranded.ts';
import { readDepot, today, toHours } from './get-depot.ts';
import { namingDuplicateCode } from './naming-duplicate-code.ts';
import { storeDepot } from './store-depot.ts';
import { tellDepotChanges } from './tell-depot-changes.ts';

type Change = { readonly depotId: string; readonly input: ChangeDepotInput; readonly version?: number | undefined };

/**
 * Changes a depot. Hours that leave agreed pick-ups or returns outside are refused until somebody has seen them and
 * wants the change all the same; what was agreed stays as it is.
 */
export async function changeDepot(
  { db, clock, holidays }: Pick<Deps, 'db' | 'clock' | 'holidays'>,
  actor: Actor,
  { depotId, input, version }: Change,
): Promise<Outcome<AdminDepot>> {
  const admin = requireStaff(actor, 'depots.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  return namingDuplicateCode(() =>
    attempt(db, async (trx) => {
      const before = await lockDepot(trx, depotId);
      if (before === undefined) return refuse('not-found');
      if (version !== undefined && version !== before.version) {
        const current = await readDepot({ db: trx, holidays }, { depotId, now });
        return refuse('stale-version', current.ok ? { details: { current: current.value } } : {});
      }
      if (input.status === 'closed' && (await findAdminDepot(trx, depotId))?.trailers !== 0) {
        return refuseFields({ status: 'depot-in-use' });
      }
      const exceptions = await listExceptionsOfDepot(trx, { depotId, from: today(now) });
      const targets = await listTargetsOfDepot(trx, depotId);
      const hours = toHours(before, exceptions);
      const stranded = await findStranded({ db: trx, holidays }, { depotId, hours, now });
      // Bookings that are outside already are no news.
      const was = new Set(stranded.map(({ id }) => id));
      await storeDepot(trx, { before, input, now });
      const after = await readDepot({ db: trx, holidays }, { depotId, now });
      if (!after.ok) return after;
      const inTheWay = after.value.stranded.filter(({ id }) => !was.has(id));
      if (inTheWay.length > 0 && input.acceptStranded !== true)
        return refuse('illegal-state', { details: { inTheWay } });
      await recordAudit(trx, {
        actor,
        businessUnitId: null,
        action: 'depot.change',
        objectId: depotId,
        data: {
          code: before.code,
          stranded: inTheWay.map(({ number }) => number),
          ...tellDepotChanges({ before, exceptions, targets, input, after: after.value }),
        },
        now,
      });
      return after;
    }),
  );
}
