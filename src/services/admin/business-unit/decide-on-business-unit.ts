import type { AdminUnit, ApproveUnitInput } from '#contract/admin-business-unit.ts';
import { endSessionsOfBlocked, listUserIdsOfUnit } from '#db/user/admin-user.queries.ts';
import { listAdmins } from '#db/business-unit/business-unit.queries.ts';
import { insertDecision } from '#db/business-unit/decision.queries.ts';
import type { Transaction } from '#db/client.ts';
import { standAfter, type UnitDecision } from '#domain/business-unit/business-unit-decision.ts';
import type { RejectionGround } from '#domain/business-unit/rejection-ground.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import { requireStaff } from '#services/require-actor.ts';
import { changeUnit } from './change-unit.ts';

type Decision = {
  readonly businessUnitId: string;
  readonly version?: number | undefined;
} & (
  | { readonly decision: 'approve'; readonly terms: ApproveUnitInput }
  | { readonly decision: 'reject'; readonly ground: RejectionGround; readonly reason?: string | null | undefined }
  | { readonly decision: 'block' | 'unblock'; readonly reason: string }
);

/**
 * Approves or rejects a company that has signed up, blocks one, or makes it again what it was before. Whoever belongs to a blocked company
 * is signed out with their next request. Its admins are told of an approval and of a rejection with its ground. How far
 * a company is trusted is decided with its approval.
 */
export async function decideOnBusinessUnit(
  deps: ReadsWithSettings,
  actor: Actor,
  { businessUnitId, version, ...made }: Decision,
): Promise<Outcome<AdminUnit>> {
  const admin = requireStaff(actor, 'customers.write');
  if (!admin.ok) return admin;
  const { decision } = made;
  const terms = made.decision === 'approve' ? made.terms : undefined;
  const ground = made.decision === 'reject' ? made.ground : null;
  const reason = (made.decision !== 'approve' && made.reason) || null;
  const now = deps.clock.now();
  return changeUnit(deps, admin.value, { businessUnitId, version }, (before) => {
    const after = standAfter(before, decision);
    if (after === undefined) return refuse('illegal-state');
    return ok({
      action: `businessUnit.${decision}`,
      data: {
        ...(reason !== null && { reason }),
        ...(ground !== null && { ground }),
        ...(terms !== undefined && { before: { creditLimitCents: before.creditLimitCents }, after: terms }),
      },
      changes: { ...after, ...terms },
      andThen: async (trx) => {
        const decidedBy = admin.value.userId;
        await insertDecision(trx, { businessUnitId, decision, ground, reason, decidedAt: now, decidedBy });
        if (after.status === 'blocked') await endSessions(trx, businessUnitId, now);
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
