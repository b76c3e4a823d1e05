import type { Order, PlaceOrderInput } from '#contract/order.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { insertAudit } from '#db/audit/audit.queries.ts';
import { emptyCart, listCartItems, lockCart } from '#db/cart/cart.queries.ts';
import { setPaymentMethod } from '#db/business-unit/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertOrder, nextOrderSequence } from '#db/order/order.queries.ts';
import { lockOrderer } from '#db/order/orderer.queries.ts';
import { readExposure } from '#db/payment/exposure.queries.ts';
import { rentTrailers } from '#db/booking/rental.queries.ts';
import type { Write } from '#db/write-together.ts';
import { billedBy } from '#domain/billing/billed-by.ts';
import { mayOrder } from '#domain/business-unit/fields.ts';
import { keptSince } from '#domain/cart/cart-limit.ts';
import { money } from '#domain/money/money.ts';
import { type PaymentMethod, toPaymentMethod } from '#domain/payment/payment-method.ts';
import { exposureOf } from '#domain/payment/exposure.ts';
import { findRisk } from '#domain/payment/risk.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { attempt } from '../attempt.ts';
import { toInstant } from '#domain/time/instant.ts';
import { assessLines, type AssessedLine } from '../line/assess-lines.ts';
import { readCartRisk } from '../cart/cart-risk.ts';
import { findMissingData } from '../cart/missing-data.ts';
import { explainRefusal, type LineRefusal } from '../line/refuse-lines.ts';
import { findServiceFields } from '../line/service-fields.ts';
import { findPriceChange, toShown } from '../line/shown-price.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { type Created, once } from '../once.ts';
import { requireRight } from '../require-actor.ts';
import { chooseMandate } from './choose-mandate.ts';
import { draftOrder, type OrderDraft } from './draft-order.ts';
import { decideTerms, type OrderTerms } from './order-terms.ts';
import { listOrderMails } from './queue-order-mails.ts';
import { toOrder } from './to-order.ts';

export type OrderDeps = Pick<Deps, 'db' | 'availability' | 'clock' | 'holidays' | 'risk' | 'settings'>;
export type PlaceOrder = { readonly input: PlaceOrderInput; readonly idempotencyKey: string | undefined };
export type PlacedOrder = { readonly order: Order; readonly replayed: boolean };

type AllowedOrder = {
  readonly draft: OrderDraft;
  readonly lines: readonly AssessedLine[];
  readonly path: OrderTerms['path'];
  readonly cartId: string;
  /** What the unit is to pay by from now on; undefined if it does so already, or nobody has asked for it. */
  readonly keptMethod: PaymentMethod | undefined;
};

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
  { keep, ...wish }: Wish & { readonly keep: (answer: Order) => readonly Write[] },
): Promise<Result<Order, LineRefusal>> {
  const allowed = await lockAndJudge(trx, deps, actor, wish);
  if (!allowed.ok) return allowed;
  const { now } = wish;
  const { businessUnitId } = actor;
  const { draft, lines, path, cartId, keptMethod } = allowed.value;
  const order = toOrder(draft.order, draft.lines, { actor, settings: deps.settings, now });
  const beside: [Write, ...Write[]] = [
    ...insertOrder(draft.rows),
    ...emptyCart({ businessUnitId, cartId, now }),
    insertAudit(trx, {
      actor,
      businessUnitId,
      action: OPERATION,
      objectId: order.id,
      data: { number: order.number, path, grossCents: draft.order.grossCents },
      now,
    }),
    ...(keptMethod ? keepMethod(trx, actor, { businessUnitId, paymentMethod: keptMethod, now }) : []),
    queueMails(await listOrderMails(trx, draft.order)),
    ...keep(order),
  ];
  const taken = await rentTrailers(trx, { rentals: draft.rentals, businessUnitId, beside, now });
  if (taken < lines.length) return fail({ taken: lines });
  return ok(order);
}

/** What the order is going to be, if nothing stands in its way: what was judged is locked until the transaction ends. */
async function lockAndJudge(
  trx: Transaction,
  deps: OrderDeps,
  actor: Member,
  { input, objected, now }: Wish,
): Promise<Result<AllowedOrder, LineRefusal>> {
  const { businessUnitId, userId } = actor;
  const cart = await lockCart(trx, { businessUnitId, userId, now });
  const items = cart.touchedAt < keptSince(now) ? [] : await listCartItems(trx, { businessUnitId, cartId: cart.id });
  if (items.length === 0) return refuse('cart-empty');
  if (cart.version !== input.cartVersion) return refuse('cart-changed', { details: { version: cart.version } });

  const orderer = await lockOrderer(trx, actor);
  if (orderer === undefined || !mayOrder(orderer.status)) return refuse('unit-not-active');
  const missing = findMissingData(orderer, deps.settings);
  if (missing.billing.length + missing.company.length > 0)
    return refuse('billing-incomplete', { details: { missing } });

  await lockTrailers(
    trx,
    items.map(({ trailer }) => trailer.id),
  );
  const lines = await assessLines({ ...deps, db: trx }, { items, unit: { ...orderer, id: businessUnitId }, now });
  const obstacle = findObstacle(lines, cart.shown);
  if (obstacle !== undefined) return obstacle;

  const { net } = totalsOf(lines);
  const { status, riskStatus, creditLimitCents } = orderer;
  const exposure = await readExposure(trx, { businessUnitId });
  const { isDunned } = exposure;
  const open = money(exposureOf(exposure));
  const risk = findRisk({ status, riskStatus, creditLimitCents, open, order: net, objected, isDunned });
  const riskCheckFailed = risk !== undefined;
  const mandate = await chooseMandate(trx, actor, { input, riskCheckFailed, settings: deps.settings, now });
  if (!mandate.ok) return mandate;
  const billing = billedBy(
    deps.settings.sellers,
    items.map(({ depot }) => depot.country),
  );
  const terms = decideTerms({
    net,
    billing,
    orderLimitCents: orderer.orderLimitCents,
    method: input.paymentMethod,
    riskCheckFailed,
    firstPickUp: toInstant(new Date(Math.min(...items.map(({ startsAt }) => startsAt.getTime())))),
    now: toInstant(now),
  });
  if (!terms.ok) return terms;

  const sequence = await nextOrderSequence(trx);
  const parts = { actor, orderer, cart, lines, input, riskCheckFailed, now };
  const draft = draftOrder({ ...parts, mandate: mandate.value, terms: terms.value, billing, sequence });
  const { paymentMethod } = input;
  const isNew = input.keepPaymentMethod === true && toPaymentMethod(orderer.paymentMethod) !== paymentMethod;
  return ok({ draft, lines, path: terms.value.path, cartId: cart.id, keptMethod: isNew ? paymentMethod : undefined });
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

/** What about the lines stands in the way of an order, the worst first. */
function findObstacle(
  lines: readonly AssessedLine[],
  shown: Parameters<typeof findPriceChange>[0],
): Result<never, LineRefusal> | undefined {
  const taken = lines.filter(({ verdict }) => !verdict.free);
  if (taken.length > 0) return fail({ taken });
  const fields = Object.assign(
    {},
    ...lines.map((line) => findServiceFields(line.serviceProblems, `items.${line.item.id}.`)),
  );
  if (Object.keys(fields).length > 0) return refuseFields(fields);
  const change = findPriceChange(shown, toShown(lines));
  return change && refuse('price-changed', { details: change });
}
