import { findCart, listCartItems, type CartItemRow, type CartRow } from '#db/cart/cart.queries.ts';
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
export async function readCartRisk(deps: RentalReads, member: Member): Promise<CartRisk | undefined> {
  const cart = await findCart(deps.db, member);
  const items = cart ? await listCartItems(deps.db, { businessUnitId: member.businessUnitId, cartId: cart.id }) : [];
  const question = await readLineRisk(deps, member, { items });
  return cart && question && { cart, question };
}

type Lines = { readonly items: readonly CartItemRow[]; readonly priceListId?: string };

/** What lines ask the unit to be trusted with; undefined if there are none. */
export async function readLineRisk(
  { db, clock, holidays, settings }: RentalReads,
  member: Member,
  { items, priceListId }: Lines,
): Promise<OutsideQuestion | undefined> {
  const { businessUnitId } = member;
  if (items.length === 0) return undefined;
  const [orderer, exposure] = await Promise.all([findOrderer(db, member), readExposure(db, { businessUnitId })]);
  if (orderer === undefined) return undefined;
  const unit = { ...orderer, id: businessUnitId };
  const lines = await assessLines({ db, holidays, settings }, { items, unit, priceListId, now: clock.now() });
  const { status, riskStatus, creditLimitCents } = orderer;
  const { isDunned } = exposure;
  const amounts = { open: money(exposureOf(exposure)), order: totalsOf(lines).net };
  return { businessUnitId, status, riskStatus, creditLimitCents, isDunned, ...amounts };
}
