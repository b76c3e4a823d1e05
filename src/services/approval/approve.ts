import type { AdminApproval } from '#contract/admin-approval.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { type ApprovalRow, decideApproval, findApproval, lockApproval } from '#db/approval/approval.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findStaffMember } from '#db/staff/staff.queries.ts';
import { APPROVAL_KINDS } from '#domain/approval/approval-kind.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { staffRoleHasRight } from '#domain/team/staff-right.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { unlessDayIsTaken } from '../admin/price/alter-price-list.ts';
import { CARRY_OUT } from './carry-out.ts';
import { requireDecider } from './require-decider.ts';
import { toApproval } from './to-approval.ts';

type Wish = { readonly id: string; readonly words?: string | null | undefined };
type Lapsing = { readonly id: string; readonly because: string; readonly now: Date };

/**
 * Somebody else agrees, and what was asked for is done in the same moment, under both names. It is judged anew: what cannot
 * be done any more, or was asked by somebody who may not ask any more, lapses and nothing is done.
 */
export async function approve(deps: Reads, actor: Actor, { id, words }: Wish): Promise<Outcome<AdminApproval>> {
  const { db, clock } = deps;
  const decider = requireDecider(actor);
  if (!decider.ok) return decider;
  const now = clock.now();
  const because: string[] = [];
  const done = await unlessDayIsTaken(() =>
    attempt(db, async (trx) => {
      const waiting = await decider.value.lock(trx, id);
      if (!waiting.ok) return waiting;
      const carried = await carryOut(trx, waiting.value, { by: decider.value.admin, now });
      if (!carried.ok) {
        because.push(carried.error.code);
        return refuse('approval-lapsed');
      }
      const { businessUnitId, kind, cents, askedBy } = waiting.value;
      const decision = { state: 'approved', decidedBy: decider.value.admin.userId, decidedAt: now } as const;
      await decideApproval(trx, { approvalId: id, ...decision, words: words || null });
      const data = { kind, cents, askedBy };
      await recordAudit(trx, { actor, businessUnitId, action: 'approval.approve', objectId: id, data, now });
      return read(trx, id, decider.value.admin);
    }),
  );
  // Another list may begin at the same moment by now, which the database says of the whole transaction.
  const isVoid = !done.ok && (done.error.code === 'approval-lapsed' || done.error.code === 'invalid-fields');
  return isVoid ? lapse(deps, { id, because: because[0] ?? 'already-exists', now }) : done;
}

async function carryOut(
  trx: Transaction,
  approval: ApprovalRow,
  acting: { readonly by: PlatformAdmin; readonly now: Date },
): Promise<Outcome<unknown>> {
  const asker = await findStaffMember(trx, approval.askedBy);
  const mayAsk = asker?.status === 'active' && staffRoleHasRight(asker.role, APPROVAL_KINDS[approval.kind].right);
  if (!mayAsk) return refuse('forbidden');
  return CARRY_OUT[approval.kind](trx, approval, { ...acting, askedBy: approval.askedBy });
}

const lapse = ({ db }: Reads, { id, because, now }: Lapsing): Promise<Outcome<never>> =>
  attempt(db, async (trx) => {
    const approval = await lockApproval(trx, id);
    if (approval?.state === 'waiting') {
      await decideApproval(trx, { approvalId: id, state: 'lapsed', decidedBy: null, decidedAt: now });
      const { businessUnitId, kind, cents } = approval;
      const entry = {
        actor: { kind: 'system' },
        businessUnitId,
        objectId: id,
        data: { kind, cents, because },
        now,
      } as const;
      await recordAudit(trx, { ...entry, action: 'approval.lapse' });
    }
    return ok(undefined);
  }).then(() => refuse('approval-lapsed'));

export async function read(trx: Transaction, id: string, reader: PlatformAdmin): Promise<Outcome<AdminApproval>> {
  const row = await findApproval(trx, id);
  return row === undefined ? refuse('not-found') : ok(toApproval(row, reader));
}
