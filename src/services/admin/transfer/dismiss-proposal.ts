import { recordAudit } from '#db/audit/audit.queries.ts';
import { dismiss, lockProposal } from '#db/transfer/proposal.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { requireStaff } from '#services/require-actor.ts';
import { attempt } from '../../attempt.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';

type Dismissal = { readonly proposalId: string; readonly reason: string };

/** Nobody drives that way, and for a while it is not proposed again. */
export async function dismissProposal(
  { db, clock }: Reads,
  actor: Actor,
  { proposalId, reason }: Dismissal,
): Promise<Outcome<void>> {
  const admin = requireStaff(actor, 'fleet.write');
  if (!admin.ok) return admin;
  return attempt(db, async (trx) => {
    const proposal = await lockProposal(trx, proposalId);
    if (proposal === undefined) return refuse('not-found');
    const now = clock.now();
    await dismiss(trx, { id: proposalId, at: now, reason });
    const { trailerId: objectId, fromDepotId, toDepotId } = proposal;
    const data = { fromDepotId, toDepotId, reason };
    await recordAudit(trx, { actor, businessUnitId: null, action: 'transfer.dismiss', objectId, data, now });
    return ok(undefined);
  });
}
