import type { RiskCheck } from '#contract/cart.ts';
import { findCart, listCartItems, noteRiskCheck } from '#db/cart.queries.ts';
import { findOrderer, sumOpenOrders } from '#db/orderer.queries.ts';
import { money } from '#domain/money/money.ts';
import { ok, type Result } from '#domain/result.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Failure, refuse } from '../failure.ts';
import { requireRight } from '../team/require-actor.ts';
import { assessLines } from './assess-lines.ts';

/**
 * Whether the unit may pay this cart later. The answer is kept with the cart for its pages; the order asks again. It is
 * the same for both methods: without it direct debit is off, and a transfer comes in advance.
 */
export async function checkRisk(
  deps: Pick<Deps, 'db' | 'clock' | 'holidays' | 'risk'>,
  actor: Actor,
): Promise<Result<RiskCheck, Failure>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  const { db, risk } = deps;
  const { businessUnitId } = member.value;
  const now = deps.clock.now();
  const [cart, orderer, openCents] = await Promise.all([
    findCart(db, member.value),
    findOrderer(db, member.value),
    sumOpenOrders(db, { businessUnitId }),
  ]);
  const items = cart ? await listCartItems(db, { businessUnitId, cartId: cart.id }) : [];
  if (cart === undefined || orderer === undefined || items.length === 0) return refuse('cart-empty');
  const lines = await assessLines(deps, { items, unit: { ...orderer, id: businessUnitId }, now });
  const { status, riskStatus, creditLimitCents } = orderer;
  const question = { status, riskStatus, creditLimitCents, open: money(openCents), order: totalsOf(lines).net };
  const reason = await risk.check({ businessUnitId, ...question });
  const riskCheckFailed = reason !== undefined;
  await noteRiskCheck(db, { businessUnitId, cartId: cart.id, failed: riskCheckFailed, now });
  return ok({ riskCheckFailed, ...(reason === undefined ? {} : { reason }) });
}
