import type { Mandate } from '#contract/payment.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { confirmMandate as confirm, findActiveMandate } from '#db/payment/mandate.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { mayGrantMandate } from './grant-mandate.ts';
import { toMandate } from './to-mandate.ts';

/** The customer has told their bank of a B2B mandate, which it would refuse otherwise. Saying it again changes nothing. */
export async function confirmMandate(
  { db, clock }: Reads,
  actor: Actor,
  { version }: { readonly version?: number | undefined } = {},
): Promise<Outcome<Mandate>> {
  const member = requireRight(actor, 'changeMandate');
  if (!member.ok) return member;
  const allowed = mayGrantMandate(member.value);
  if (!allowed.ok) return allowed;
  const { businessUnitId } = member.value;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const active = await findActiveMandate(trx, { businessUnitId });
    if (active === undefined) return refuse('not-found');
    if (active.scheme !== 'B2B') return refuse('illegal-state');
    if (active.bankConfirmedOn !== null) return ok(toMandate(active));
    const on = operatorToday(toInstant(now)).toString();
    const confirmed = await confirm(trx, { businessUnitId, version, on });
    if (confirmed === undefined) return refuse('stale-version');
    const data = { reference: confirmed.reference };
    await recordAudit(trx, { actor, businessUnitId, action: 'mandate.confirm', objectId: confirmed.id, data, now });
    return ok(toMandate(confirmed));
  });
}
