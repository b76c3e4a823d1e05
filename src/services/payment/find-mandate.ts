import type { Mandate } from '#contract/payment.ts';
import { findActiveMandate } from '#db/payment/mandate.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireMember } from '../require-actor.ts';
import { toMandate } from './to-mandate.ts';

/** The active mandate of the unit, for those who choose a payment method or keep the mandate. */
export async function findMandate({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Outcome<Mandate | undefined>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  if (!hasRight(actor, 'choosePayment') && !hasRight(actor, 'changeMandate')) return refuse('forbidden');
  const row = await findActiveMandate(db, member.value);
  return ok(row && toMandate(row));
}
