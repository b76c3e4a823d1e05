import { recordAudit } from '#db/audit/audit.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { lockReturnsOfUnit } from '#db/debit/debit.queries.ts';
import { releaseDebitsOfUnit } from '#db/payment/mandate.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';

type Release = { readonly businessUnitId: string; readonly reason: string };

/** The operator lets collect from a company again from which too much came back. The next return asks anew. */
export async function releaseDebits(
  { db, clock }: Reads,
  actor: Actor,
  { businessUnitId, reason }: Release,
): Promise<Outcome<void>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  return attempt(db, async (trx) => {
    if ((await findBusinessUnit(trx, businessUnitId)) === undefined) return refuse('not-found');
    await lockReturnsOfUnit(trx, { businessUnitId });
    if (!(await releaseDebitsOfUnit(trx, { businessUnitId }))) return refuse('illegal-state');
    const about = { businessUnitId, action: 'mandate.release', objectId: businessUnitId } as const;
    await recordAudit(trx, { actor, ...about, data: { reason }, now });
    return ok(undefined);
  });
}
