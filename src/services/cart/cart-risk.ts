import { findCart, listCartItems, type CartRow } from '#db/cart/cart.queries.ts';
import { findOrderer } from '#db/order/orderer.queries.ts';
import { readExposure } from '#db/payment/exposure.queries.ts';
import { money } from '#domain/money/money.ts';
import { exposureOf } from '#domain/payment/exposure.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import type { Member } from '#domain/team/actor.ts';
import type { RentalReads } from '../deps.ts';
import type { OutsideQuestion } from '../ports/risk.ts';
import { assessLines } from '../line/assess-lines.ts';

export type CartRisk = { readonly cart: CartRow; readonly question: OutsideQuestion };

/** What a cart asks the unit to be trusted with; undefined if there is nothing in it. */
export async function readCartRisk(
  { db, clock, holidays, settings }: RentalReads,
  member: Member,
): Promise<CartRisk | undefined> {
  const { businessUnitId } = member;
  const [cart, orderer, exposure] = await Promise.all([
    findCart(db, member),
    findOrderer(db, member),
    readExposure(db, { businessUnitId }),
  ]);
  const items = cart ? await listCartItems(db, { businessUnitId, cartId: cart.id }) : [];
  if (cart === undefined || orderer === undefined || items.length === 0) return undefined;
  const unit = { ...orderer, id: businessUnitId };
  const lines = await assessLines({ db, holidays, settings }, { items, unit, now: clock.now() });
  const { status, riskStatus, creditLimitCents } = orderer;
  const { isDunned } = exposure;
  const amounts = { open: money(exposureOf(exposure)), order: totalsOf(lines).net };
  return { cart, question: { businessUnitId, status, riskStatus, creditLimitCents, isDunned, ...amounts } };
}
