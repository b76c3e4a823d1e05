import type { Cart } from '#contract/cart.ts';
import { insertAudit } from '#db/audit/audit.queries.ts';
import {
  listCartItems,
  lockCart,
  removeCartItems,
  touchCart,
  type CartItemRow,
  type CartRow,
} from '#db/cart/cart.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findOrderer, type Orderer } from '#db/order/orderer.queries.ts';
import { type Write, writeTogether } from '#db/write-together.ts';
import type { AuditAction } from '#domain/admin/audit-action.ts';
import { keptSince } from '#domain/cart/cart-limit.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { loadCart, type WrittenCart } from './load-cart.ts';
import { explainRefusal, type LineRefusal } from '../line/refuse-lines.ts';
import type { RentalReads } from '../deps.ts';

export type LockedCart = {
  readonly cart: CartRow;
  readonly items: readonly CartItemRow[];
  readonly member: Member;
  readonly orderer: Orderer;
  readonly now: Date;
};
/** What is left to write once the work is done, in one statement with what every change writes. */
type Work = {
  readonly changes?: Parameters<typeof touchCart>[1]['changes'];
  readonly writes?: readonly Write[];
};
type Change = {
  /** A verb of the cart, such as `cart.addTrailer`. */
  readonly action: AuditAction;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Of the cart, if the client says. */
  readonly version: number | undefined;
};

/** Changes the member's cart as one step, one at a time, and answers with what has become of it. */
export async function writeCart(
  deps: RentalReads,
  actor: Actor,
  { action, data, version }: Change,
  work: (trx: Transaction, locked: LockedCart) => Promise<Result<Work, LineRefusal>>,
): Promise<Outcome<Cart>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  const now = deps.clock.now();
  const written = await attempt<WrittenCart, LineRefusal>(deps.db, async (trx) => {
    const { businessUnitId, userId } = member.value;
    const cart = await lockCart(trx, { businessUnitId, userId, now });
    const inCart = { businessUnitId, cartId: cart.id };
    if (cart.touchedAt < keptSince(now)) await removeCartItems(trx, inCart);
    if (version !== undefined && version !== cart.version) return refuse('stale-version');
    const items = await listCartItems(trx, inCart);
    const orderer = await findOrderer(trx, member.value);
    if (orderer === undefined) return refuse('forbidden');
    const worked = await work(trx, { cart, items, member: member.value, orderer, now });
    if (!worked.ok) return worked;
    const { changes = {}, writes = [] } = worked.value;
    await writeTogether(trx, [
      ...writes,
      touchCart(trx, { ...inCart, changes, now }),
      insertAudit(trx, {
        actor,
        businessUnitId,
        action,
        objectId: cart.id,
        ...(data === undefined ? {} : { data }),
        now,
      }),
    ]);
    return ok({ cart: { ...cart, ...changes, touchedAt: now, version: cart.version + 1 }, orderer });
  });
  if (!written.ok) return { ok: false, error: await explainRefusal(deps, member.value, written.error) };
  return ok(await loadCart(deps, member.value, { written: written.value }));
}
