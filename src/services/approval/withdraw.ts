import type { AdminApproval } from '#contract/admin-approval.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { decideApproval, lockApproval } from '#db/approval/approval.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { read } from './approve.ts';

/** Whoever asked takes it back. */
export async function withdraw({ db, clock }: Reads, actor: Actor, id: string): Promise<Outcome<AdminApproval>> {
  const admin = requireStaff(actor, 'approvals.decide');
  if (!admin.ok) return admin;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const approval = await lockApproval(trx, id);
    if (approval === undefined) return refuse('not-found');
    const { askedBy, state, businessUnitId, kind, cents } = approval;
    if (state !== 'waiting') return refuse('approval-closed');
    if (askedBy !== admin.value.userId) return refuse('illegal-state');
    await decideApproval(trx, { approvalId: id, state: 'withdrawn', decidedBy: askedBy, decidedAt: now });
    const data = { kind, cents };
    await recordAudit(trx, { actor, businessUnitId, action: 'approval.withdraw', objectId: id, data, now });
    return read(trx, id, admin.value);
  });
}
