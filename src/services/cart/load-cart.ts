import type { Cart } from '#contract/cart.ts';
import { findCart, listCartItems, noteShownPrice, type CartRow } from '#db/cart/cart.queries.ts';
import { listLiveHolds } from '#db/checkout/hold.queries.ts';
import { findActiveMandate } from '#db/payment/mandate.queries.ts';
import { findOrderer, type Orderer } from '#db/order/orderer.queries.ts';
import { keptSince } from '#domain/cart/cart-limit.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import type { Member } from '#domain/team/actor.ts';
import type { RentalReads } from '../deps.ts';
import { assessLines, type AssessedLine } from '../line/assess-lines.ts';
import { explainPeriods } from './explain-periods.ts';
import { findLineTwins } from '../line/find-line-twins.ts';
import { isShown, toShown } from '../line/shown-price.ts';
import { toCart } from './to-cart.ts';

/** The version of a cart that has never been written. */
const FIRST_VERSION = 1;

/** What whoever has just changed a cart knows of it already. */
export type WrittenCart = { readonly cart: CartRow; readonly orderer: Orderer };
type Wish = { readonly written?: WrittenCart; readonly locale?: string | undefined };

/**
 * The member's cart as it stands now: each line priced, taxed and judged. What it shows is remembered, so that an order
 * can tell whether the price has changed since. The language is for the names of holidays.
 */
export async function loadCart(deps: RentalReads, actor: Member, { written, locale }: Wish = {}): Promise<Cart> {
  const { db, clock, settings } = deps;
  const now = clock.now();
  const found = written?.cart ?? (await findCart(db, actor));
  const cart = found && found.touchedAt >= keptSince(now) ? found : undefined;
  const [items, orderer, mandate, holds] = await Promise.all([
    cart ? listCartItems(db, { businessUnitId: actor.businessUnitId, cartId: cart.id }) : [],
    written?.orderer ?? findOrderer(db, actor),
    findActiveMandate(db, actor),
    listLiveHolds(db, { ...actor, now }),
  ]);
  if (orderer === undefined) throw new Error('A session of somebody who is no member of their unit');
  const unit = { ...orderer, id: orderer.businessUnitId };
  const lines = await assessLines(deps, { items, unit, now });
  const totals = totalsOf(lines);
  if (cart) await rememberShown(deps, cart, lines);
  return toCart({
    cart: cart ?? { version: found?.version ?? FIRST_VERSION, poNumber: null, costCentre: null, note: null },
    riskCheckFailed: cart?.riskCheckFailed ?? false,
    lines,
    twins: await findLineTwins(deps, actor, lines),
    snapped: await explainPeriods(deps, lines, locale),
    totals,
    orderer,
    mandate,
    holds,
    actor,
    settings,
    now,
  });
}

async function rememberShown({ db }: RentalReads, cart: CartRow, lines: readonly AssessedLine[]): Promise<void> {
  const shown = toShown(lines);
  if (isShown(cart.shown, shown)) return;
  const { businessUnitId, id: cartId, version } = cart;
  await noteShownPrice(db, { businessUnitId, cartId, version, shown });
}
