import type { Order, PlaceOrderInput } from '#contract/order.ts';
import { insertAudit } from '#db/audit/audit.queries.ts';
import { setPaymentMethod } from '#db/business-unit/business-unit.queries.ts';
import { emptyCart, listCartItems, lockCart } from '#db/cart/cart.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { Write } from '#db/write-together.ts';
import { keptSince } from '#domain/cart/cart-limit.ts';
import { type PaymentMethod, toPaymentMethod } from '#domain/payment/payment-method.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { attempt } from '../attempt.ts';
import { readCartRisk } from '../cart/cart-risk.ts';
import { type Outcome, refuse } from '../failure.ts';
import { explainRefusal, type LineRefusal } from '../line/refuse-lines.ts';
import { findPriceChange, toShown } from '../line/shown-price.ts';
import { type Created, once } from '../once.ts';
import { requireRight } from '../require-actor.ts';
import { judgeOrder, type OrderDeps } from './judge-order.ts';
import { writeOrder } from './write-order.ts';

export type PlaceOrder = { readonly input: PlaceOrderInput; readonly idempotencyKey: string | undefined };
export type PlacedOrder = { readonly order: Order; readonly replayed: boolean };

const OPERATION = 'order.place';

/**
 * Makes an order of the cart: all lines or none, in one transaction, before which a service outside may object. Locks
 * are taken in the order key, cart, unit, trailers, so that orders queue up and never wait for each other in a circle.
 * The same key gives the same answer.
 */
export async function placeOrder(
  deps: OrderDeps,
  actor: Actor,
  { input, idempotencyKey: key }: PlaceOrder,
): Promise<Outcome<PlacedOrder>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  if (input.keepPaymentMethod && !hasRight(actor, 'changePaymentMethod')) return refuse('forbidden');
  if (key === undefined) return refuse('idempotency-key-required');
  const { userId } = member.value;
  const { secretKey } = deps.settings;
  const objected = await deps.risk.objects(async () => (await readCartRisk(deps, member.value))?.question);
  const placed = await attempt<Created<Order>, LineRefusal>(deps.db, (trx) => {
    const now = deps.clock.now();
    return once(trx, { userId, key, operation: OPERATION, input }, { secretKey, now }, (keep) =>
      create(trx, deps, member.value, { input, objected, now, keep }),
    );
  });
  if (!placed.ok) return fail(await explainRefusal(deps, member.value, placed.error));
  const { answer: order, replayed } = placed.value;
  return ok({ order, replayed });
}

type Wish = { readonly input: PlaceOrderInput; readonly objected: boolean; readonly now: Date };

async function create(
  trx: Transaction,
  deps: OrderDeps,
  actor: Member,
  { input, objected, now, keep }: Wish & { readonly keep: (answer: Order) => readonly Write[] },
): Promise<Result<Order, LineRefusal>> {
  const { businessUnitId, userId } = actor;
  const cart = await lockCart(trx, { businessUnitId, userId, now });
  const items = cart.touchedAt < keptSince(now) ? [] : await listCartItems(trx, { businessUnitId, cartId: cart.id });
  if (items.length === 0) return refuse('cart-empty');
  if (cart.version !== input.cartVersion) return refuse('cart-changed', { details: { version: cart.version } });
  const judged = await judgeOrder(trx, deps, actor, {
    items,
    books: cart,
    input,
    findChange: (lines) => findPriceChange(cart.shown, toShown(lines)),
    objected,
    now,
  });
  if (!judged.ok) return judged;
  const { paymentMethod } = input;
  const isNewMethod =
    input.keepPaymentMethod === true && toPaymentMethod(judged.value.orderer.paymentMethod) !== paymentMethod;
  return writeOrder(trx, deps, actor, {
    judged: judged.value,
    beside: (order) => [
      ...emptyCart({ businessUnitId, cartId: cart.id, now }),
      ...(isNewMethod ? keepMethod(trx, actor, { businessUnitId, paymentMethod, now }) : []),
      ...keep(order),
    ],
    now,
  });
}

/** The unit is locked by its order, so nobody else changes it meanwhile. */
const keepMethod = (
  trx: Transaction,
  actor: Actor,
  { businessUnitId, paymentMethod, now }: { businessUnitId: string; paymentMethod: PaymentMethod; now: Date },
): Write[] => [
  setPaymentMethod({ businessUnitId, paymentMethod }),
  insertAudit(trx, {
    actor,
    businessUnitId,
    action: 'businessUnit.change',
    objectId: businessUnitId,
    data: { fields: ['paymentMethod'] },
    now,
  }),
];
