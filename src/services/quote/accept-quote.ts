import type { Order } from '#contract/order.ts';
import type { AcceptQuoteInput } from '#contract/quote.ts';
import { insertAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { decideQuote, listQuoteItems } from '#db/quote/quote.queries.ts';
import { fail, type Result } from '#domain/result.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import { readLineRisk } from '../cart/cart-risk.ts';
import { type Outcome, refuse } from '../failure.ts';
import { explainRefusal, type LineRefusal } from '../line/refuse-lines.ts';
import { findPriceChange, toShown } from '../line/shown-price.ts';
import { type Created, once } from '../once.ts';
import { judgeOrder, type OrderDeps } from '../order/judge-order.ts';
import { writeOrder } from '../order/write-order.ts';
import { requireRight } from '../require-actor.ts';
import { findQuote } from './find-quote.ts';
import { lockOpenQuote } from './lock-open-quote.ts';

const OPERATION = 'quote.accept';

type Acceptance = {
  readonly token: string;
  readonly input: AcceptQuoteInput;
  readonly idempotencyKey: string | undefined;
};

/**
 * Makes an order of a quote: what it offers has to be free still, and costs what was quoted. Locks are taken in the order
 * key, quote, unit, trailers: of two who accept, or of one who accepts while the desk withdraws, exactly one is heard.
 */
export async function acceptQuote(
  deps: OrderDeps,
  actor: Actor,
  { token, input, idempotencyKey: key }: Acceptance,
): Promise<Outcome<Created<Order>>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  if (key === undefined) return refuse('idempotency-key-required');
  const { businessUnitId, userId } = member.value;
  const found = await findQuote(deps.db, deps.settings, token);
  if (found === undefined || found.businessUnitId !== businessUnitId) return refuse('not-found');
  const { id: quoteId, priceListId } = found;
  const objected = await deps.risk.objects(async () => {
    const items = await listQuoteItems(deps.db, { businessUnitId, quoteId });
    return readLineRisk(deps, member.value, { items, priceListId });
  });
  const { secretKey } = deps.settings;
  const accepted = await attempt<Created<Order>, LineRefusal>(deps.db, (trx) => {
    const now = deps.clock.now();
    const create = { userId, key, operation: OPERATION, input: { ...input, quoteId } };
    return once(trx, create, { secretKey, now }, () =>
      accept(trx, deps, member.value, { quoteId, input, objected, now }),
    );
  });
  return accepted.ok ? accepted : fail(await explainRefusal(deps, member.value, accepted.error));
}

type Wish = {
  readonly quoteId: string;
  readonly input: AcceptQuoteInput;
  readonly objected: boolean;
  readonly now: Date;
};

async function accept(
  trx: Transaction,
  deps: OrderDeps,
  actor: Member,
  { quoteId, input, objected, now }: Wish,
): Promise<Result<Order, LineRefusal>> {
  const { businessUnitId, userId } = actor;
  const quote = await lockOpenQuote(trx, { businessUnitId, quoteId, now });
  if (!quote.ok) return quote;
  const { priceListId, poNumber, note, netCents } = quote.value;
  const items = await listQuoteItems(trx, { businessUnitId, quoteId });
  const quoted = Object.fromEntries(items.map((item) => [item.id, item.netCents]));
  const judged = await judgeOrder(trx, deps, actor, {
    items,
    books: { poNumber, costCentre: null, note },
    input,
    priceListId,
    // Taxes are those of the law and may have changed since; what the shop asks for may not.
    findChange: (lines) => {
      const shown = toShown(lines);
      return findPriceChange({ netCents, grossCents: shown.grossCents, lines: quoted }, shown);
    },
    objected,
    now,
  });
  if (!judged.ok) return judged;
  return writeOrder(trx, deps, actor, {
    judged: judged.value,
    beside: (order) => [
      decideQuote({ businessUnitId, quoteId, state: 'accepted', decidedBy: userId, orderId: order.id, now }),
      insertAudit(trx, {
        actor,
        businessUnitId,
        action: OPERATION,
        objectId: quoteId,
        data: { number: quote.value.number, orderId: order.id },
        now,
      }),
    ],
    now,
  });
}
