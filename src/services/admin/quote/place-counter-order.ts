import type { CounterOrder, PlaceCounterOrderInput } from '#contract/admin-quote.ts';
import { insertAudit } from '#db/audit/audit.queries.ts';
import type { CartItemRow } from '#db/cart/cart.queries.ts';
import type { Database, Transaction } from '#db/client.ts';
import { findLegalDates } from '#db/content/legal.queries.ts';
import { findPriceListIdInForce } from '#db/price/price.queries.ts';
import { insertQuote, nextQuoteSequence } from '#db/quote/quote.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Actor, Member, PlatformAdmin } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { attempt } from '../../attempt.ts';
import { readLineRisk } from '../../cart/cart-risk.ts';
import { type Outcome, refuse, refuseFields } from '../../failure.ts';
import { explainRefusal, type LineRefusal } from '../../line/refuse-lines.ts';
import { type Created, once } from '../../once.ts';
import { judgeOrder, type OrderDeps } from '../../order/judge-order.ts';
import { writeOrder } from '../../order/write-order.ts';
import { requireStaff } from '../../require-actor.ts';
import { draftItems } from './draft-items.ts';
import { draftQuote } from './draft-quote.ts';
import type { Customer } from './open-customer.ts';

const OPERATION = 'counterOrder.place';

type Wish = { readonly input: PlaceCounterOrderInput; readonly idempotencyKey: string | undefined };

/**
 * An order by telephone: a quote that the caller accepts at once. It is the customer's order, by the checks and with the
 * mails of the shop, and says who of the desk has placed it. Whatever lies in the customer's own cart stays there.
 */
export async function placeCounterOrder(
  deps: OrderDeps,
  actor: Actor,
  { input, idempotencyKey: key }: Wish,
): Promise<Outcome<Created<CounterOrder>>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  if (key === undefined) return refuse('idempotency-key-required');
  const found = await findOrderingMember(deps.db, admin.value, input.userId);
  if (!found.ok) return found;
  const { member, customer } = found.value;
  const drafted = await draftItems(deps, input.lines);
  if (!drafted.ok) return drafted;
  const items = drafted.value;
  const objected = await deps.risk.objects(() => readLineRisk(deps, member, { items }));
  const { secretKey } = deps.settings;
  const placed = await attempt<Created<CounterOrder>, LineRefusal>(deps.db, (trx) => {
    const now = deps.clock.now();
    return once(trx, { userId: admin.value.userId, key, operation: OPERATION, input }, { secretKey, now }, () =>
      place(trx, deps, { admin: admin.value, member, customer, input, items, objected, now }),
    );
  });
  return placed.ok ? placed : fail(await explainRefusal(deps, actor, placed.error));
}

type Found = { readonly member: Member; readonly customer: Customer };

/** Whoever the order is for has to be able to place it alone: what they lack, no call makes up for. */
async function findOrderingMember(db: Database, admin: PlatformAdmin, userId: string): Promise<Outcome<Found>> {
  const user = await findUser(db, userId);
  if (user === undefined || user.businessUnitId === null || user.role === null)
    return refuseFields({ userId: 'unknown' });
  const { termsAcceptedAt, privacyAcceptedAt } = await findLegalDates(db, userId);
  const { businessUnitId, role, firstName, lastName, email, locale } = user;
  const legalAccepted = termsAcceptedAt !== null && privacyAcceptedAt !== null;
  const member: Member = { kind: 'member', userId, businessUnitId, role, legalAccepted, impersonatedBy: admin.userId };
  if (user.status === 'blocked' || !legalAccepted || !hasRight(member, 'rent')) {
    return refuseFields({ userId: 'cannot-order' });
  }
  const customer = { businessUnitId, userId, name: `${firstName} ${lastName}`, email, locale };
  return ok({ member, customer });
}

type Parts = Found & {
  readonly admin: PlatformAdmin;
  readonly input: PlaceCounterOrderInput;
  readonly items: readonly CartItemRow[];
  readonly objected: boolean;
  readonly now: Date;
};

async function place(
  trx: Transaction,
  deps: OrderDeps,
  { admin, member, customer, input, items, objected, now }: Parts,
): Promise<Result<CounterOrder, LineRefusal>> {
  const { businessUnitId } = member;
  const books = { poNumber: input.poNumber || null, costCentre: null, note: input.note || null };
  const wish = { items, books, input, findChange: () => undefined, objected, now };
  const judged = await judgeOrder(trx, deps, member, wish);
  if (!judged.ok) return judged;
  const { lines } = judged.value;
  const priceListId = await findPriceListIdInForce(trx, now);
  if (priceListId === undefined) return refuse('illegal-state');
  const sequence = await nextQuoteSequence(trx);
  const parts = { customer, call: input, lines, priceListId, takenBy: admin.userId, sequence };
  const draft = draftQuote({ ...parts, validUntil: now, heldUntil: null, now });
  const { id: quoteId, number } = draft.quote;
  const order = await writeOrder(trx, deps, member, {
    judged: judged.value,
    beside: ({ id: orderId }) => [
      ...insertQuote(
        { ...draft.quote, state: 'accepted', orderId, decidedBy: admin.userId, decidedAt: now },
        draft.lines,
      ),
      insertAudit(trx, {
        actor: admin,
        businessUnitId,
        action: 'quote.accept',
        objectId: quoteId,
        data: { number, orderId },
        now,
      }),
    ],
    now,
  });
  return order.ok ? ok({ orderId: order.value.id, number: order.value.number }) : order;
}
