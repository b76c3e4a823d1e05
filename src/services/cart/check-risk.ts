import type { RiskCheck } from '#contract/cart.ts';
import { noteRiskCheck } from '#db/cart/cart.queries.ts';
import { findRisk } from '#domain/payment/risk.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { readCartRisk } from './cart-risk.ts';

/**
 * Whether the unit may pay this cart later. The answer is kept with the cart for its pages; the order asks again. It is
 * the same for both methods: without it direct debit is off, and a transfer comes in advance.
 */
export async function checkRisk(
  deps: Pick<Deps, 'db' | 'availability' | 'clock' | 'holidays' | 'risk' | 'settings'>,
  actor: Actor,
): Promise<Outcome<RiskCheck>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  const asked = await readCartRisk(deps, member.value);
  if (asked === undefined) return refuse('cart-empty');
  const { cart, question } = asked;
  const reason = findRisk({ ...question, objected: await deps.risk.objects(async () => question) });
  const riskCheckFailed = reason !== undefined;
  const { businessUnitId } = member.value;
  await noteRiskCheck(deps.db, { businessUnitId, cartId: cart.id, failed: riskCheckFailed, now: deps.clock.now() });
  return ok({ riskCheckFailed, ...(reason === undefined ? {} : { reason }) });
}
