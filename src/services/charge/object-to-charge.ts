import type { LaterCharge, ObjectionInput } from '#contract/charge.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { refuseForImpersonator, requireRight } from '../require-actor.ts';
import { changeCharge, type WhichCharge } from './change-charge.ts';
import { stateOf } from './load-charges.ts';

/** The customer does not accept a claim: no run bills it. */
export async function objectToCharge(
  deps: Reads,
  actor: Actor,
  { input, ...which }: WhichCharge & { readonly input: ObjectionInput },
): Promise<Outcome<readonly LaterCharge[]>> {
  const member = requireRight(actor, 'objectToCharges');
  if (!member.ok) return member;
  const personal = refuseForImpersonator(actor, 'objectToCharges');
  if (!personal.ok) return personal;
  const { userId: objectedBy } = member.value;
  return changeCharge(deps, member.value, which, (charge, now) =>
    stateOf(charge, now) === 'proposed'
      ? ok({ action: 'charge.object', changes: { objectedAt: now, objectedBy, objection: input.reason } })
      : refuse('objection-closed'),
  );
}
