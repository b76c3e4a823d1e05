import { recordAudit } from '#db/audit.queries.ts';
import { findBusinessUnit, listAdmins, updateBusinessUnit } from '#db/business-unit.queries.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Deps } from '../deps.ts';
import { type Failure, refuse } from '../failure.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { requirePlatformAdmin } from '../team/require-actor.ts';

/** Lets a company order that has signed up, and tells its admins. */
export async function approveBusinessUnit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { businessUnitId, version }: { businessUnitId: string; version?: number },
): Promise<Result<void, Failure>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  return attempt<void, Failure>(db, async (trx) => {
    const unit = await findBusinessUnit(trx, businessUnitId);
    if (unit === undefined) return refuse('not-found');
    if (unit.status !== 'pendingReview') return refuse('illegal-state');
    const expected = version ?? unit.version;
    const changed = await updateBusinessUnit(trx, { businessUnitId, version: expected, changes: { status: 'active' } });
    if (changed === undefined) return refuse('stale-version');
    for (const userId of await listAdmins(trx, { businessUnitId })) {
      await queueMail(trx, { template: 'companyApproved', userId });
    }
    await recordAudit(trx, {
      actor,
      businessUnitId,
      action: 'businessUnit.approve',
      objectType: 'businessUnit',
      objectId: businessUnitId,
      now: clock.now(),
    });
    return ok(undefined);
  });
}
