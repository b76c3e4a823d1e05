import { recordAudit } from '#db/audit/audit.queries.ts';
import { findActiveMandate, revokeMandate as revoke } from '#db/payment/mandate.queries.ts';
import { lockOrderer } from '#db/order/orderer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { mayGrantMandate } from './grant-mandate.ts';

/** Takes the unit's mandate back. Orders that were placed with it keep it. */
export async function revokeMandate(
  { db, clock }: Reads,
  actor: Actor,
  { version }: { readonly version?: number | undefined } = {},
): Promise<Outcome<void>> {
  const member = requireRight(actor, 'changeMandate');
  if (!member.ok) return member;
  const allowed = mayGrantMandate(member.value);
  if (!allowed.ok) return allowed;
  const { businessUnitId } = member.value;
  const now = clock.now();
  return attempt(db, async (trx) => {
    await lockOrderer(trx, member.value);
    if ((await findActiveMandate(trx, { businessUnitId })) === undefined) return refuse('not-found');
    const revoked = await revoke(trx, { businessUnitId, version, now });
    if (revoked === undefined) return refuse('stale-version');
    await recordAudit(trx, {
      actor,
      businessUnitId,
      action: 'mandate.revoke',
      objectId: revoked.id,
      data: { reference: revoked.reference },
      now,
    });
    return ok(undefined);
  });
}
