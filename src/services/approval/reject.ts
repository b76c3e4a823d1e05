import type { AdminApproval } from '#contract/admin-approval.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { decideApproval } from '#db/approval/approval.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { read } from './approve.ts';
import { requireDecider } from './require-decider.ts';

type Wish = { readonly id: string; readonly reason: string };

/** Somebody else does not agree, and says why. Nothing is done. */
export async function reject(
  { db, clock }: Reads,
  actor: Actor,
  { id, reason }: Wish,
): Promise<Outcome<AdminApproval>> {
  const decider = requireDecider(actor);
  if (!decider.ok) return decider;
  const { admin, lock } = decider.value;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const waiting = await lock(trx, id);
    if (!waiting.ok) return waiting;
    const { businessUnitId, kind, cents, askedBy } = waiting.value;
    const decision = { state: 'rejected', decidedBy: admin.userId, decidedAt: now, words: reason } as const;
    await decideApproval(trx, { approvalId: id, ...decision });
    const data = { kind, cents, askedBy };
    await recordAudit(trx, { actor, businessUnitId, action: 'approval.reject', objectId: id, data, now });
    return read(trx, id, admin);
  });
}
