import type { AdminUnit } from '#contract/admin-business-unit.ts';
import { endSessionsOfBlocked, listUserIdsOfUnit } from '#db/user/admin-user.queries.ts';
import { listAdmins } from '#db/business-unit/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { standAfter, type UnitDecision } from '#domain/business-unit/business-unit-decision.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import { requirePlatformAdmin } from '#services/require-actor.ts';
import { changeUnit } from './change-unit.ts';

type Decision = {
  readonly businessUnitId: string;
  readonly decision: UnitDecision;
  readonly reason?: string | undefined;
  readonly version?: number | undefined;
};

/**
 * Approves or rejects a company that has signed up, blocks one, or makes it again what it was before. Whoever belongs to a blocked company
 * is signed out with their next request. Its admins are told of an approval and of a rejection.
 */
export async function decideOnBusinessUnit(
  deps: ReadsWithSettings,
  actor: Actor,
  { businessUnitId, decision, reason, version }: Decision,
): Promise<Outcome<AdminUnit>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  return changeUnit(deps, admin.value, { businessUnitId, version }, (before) => {
    const after = standAfter(before, decision);
    if (after === undefined) return refuse('illegal-state');
    return ok({
      action: `businessUnit.${decision}`,
      ...(reason !== undefined && { data: { reason } }),
      changes: after,
      andThen: async (trx) => {
        if (after.status === 'blocked') await endSessions(trx, businessUnitId, deps.clock.now());
        if (before.status === 'pendingReview') await tellAdmins(trx, businessUnitId, decision);
      },
    });
  });
}

async function endSessions(trx: Transaction, businessUnitId: string, now: Date): Promise<void> {
  await endSessionsOfBlocked(trx, { userIds: await listUserIdsOfUnit(trx, { businessUnitId }), now });
}

async function tellAdmins(trx: Transaction, businessUnitId: string, decision: UnitDecision): Promise<void> {
  const template = decision === 'approve' ? 'companyApproved' : 'companyRejected';
  for (const userId of await listAdmins(trx, { businessUnitId })) await queueMail(trx, { template, userId });
}
