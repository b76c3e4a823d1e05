import type { Mandate, MandateInput } from '#contract/payment.ts';
import { lockOrderer } from '#db/order/orderer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { grantMandate } from './grant-mandate.ts';
import { toMandate } from './to-mandate.ts';

/** Grants the unit's mandate. A mandate is never changed: the old one is revoked and stays on record. */
export async function replaceMandate(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
  { input, version }: { readonly input: MandateInput; readonly version?: number | undefined },
): Promise<Outcome<Mandate>> {
  const member = requireRight(actor, 'changeMandate');
  if (!member.ok) return member;
  const grant = { input, version, secretKey: settings.secretKey, now: clock.now() };
  return attempt(db, async (trx) => {
    // Of two members who grant one at the same time the second replaces the first's.
    await lockOrderer(trx, member.value);
    const granted = await grantMandate(trx, member.value, grant);
    return granted.ok ? ok(toMandate(granted.value)) : granted;
  });
}
