import { type ApprovalRow, lockApproval } from '#db/approval/approval.queries.ts';
import type { Transaction } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { mayDecide } from './to-approval.ts';

type Decider = {
  readonly admin: PlatformAdmin;
  /** What waits for somebody else than who asked, and for one with the right to do it. */
  readonly lock: (trx: Transaction, id: string) => Promise<Outcome<ApprovalRow>>;
};

/** Who may agree to what others ask for, or reject it. */
export function requireDecider(actor: Actor): Outcome<Decider> {
  const admin = requireStaff(actor, 'approvals.decide');
  if (!admin.ok) return admin;
  const lock = async (trx: Transaction, id: string): Promise<Outcome<ApprovalRow>> => {
    const approval = await lockApproval(trx, id);
    if (approval === undefined) return refuse('not-found');
    if (!mayDecide(admin.value, approval.kind)) return refuse('forbidden');
    if (approval.state !== 'waiting') return refuse('approval-closed');
    return approval.askedBy === admin.value.userId ? refuse('approval-own') : ok(approval);
  };
  return ok({ admin: admin.value, lock });
}
