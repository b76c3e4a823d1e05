import type { DunningClaim } from '#contract/admin-dunning.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { type ClaimRow, findClaim, findShownClaim } from '#db/dunning/dunning-claim.queries.ts';
import { lockAccounts } from '#db/payment/settlement.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { claimState, toClaim } from './to-claim.ts';

export type WhichClaim = { readonly claimId: string; readonly version?: number | undefined };
type Change = WhichClaim & { readonly action: 'dunning.waive' | 'dunning.pay'; readonly data: object };
type Acting = { readonly actor: PlatformAdmin; readonly now: Date };

/** Ends a claim in one way or the other. The account of its invoice is locked before it, as by whoever moves money. */
export async function changeClaim(
  { db, clock }: Reads,
  actor: Actor,
  { claimId, version, action, data }: Change,
  change: (trx: Transaction, claim: ClaimRow, acting: Acting) => Promise<Outcome<void>>,
): Promise<Outcome<DunningClaim>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const seen = await findClaim(trx, claimId);
    if (seen === undefined) return refuse('not-found');
    const { businessUnitId, invoiceId, kind, cents } = seen;
    await lockAccounts(trx, { businessUnitId, invoiceIds: [invoiceId] });
    const claim = await findClaim(trx, claimId);
    if (claim === undefined || claimState(claim) !== 'open') return refuse('illegal-state');
    if (version !== undefined && version !== claim.version) return refuse('stale-version');
    const changed = await change(trx, claim, { actor: admin.value, now });
    if (!changed.ok) return changed;
    const said = { invoiceId, kind, cents, ...data };
    await recordAudit(trx, { actor, businessUnitId, action, objectId: claimId, data: said, now });
    const after = await findShownClaim(trx, claimId);
    return after === undefined ? refuse('not-found') : ok(toClaim(after));
  });
}
